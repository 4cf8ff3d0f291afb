/** Every kind of problem there is. Each has a page in docs/problems, which "explain" shows. */
export const problemCodes = [
  'asset/broken',
  'asset/outside',
  'asset/too-large',
  'asset/too-many-copies',
  'asset/wrong-kind',
  'contact/placeholder-backend',
  'content/byte-order-mark',
  'content/comment',
  'content/duplicate-id',
  'content/duplicate-key',
  'content/empty',
  'content/missing-alt',
  'content/missing-asset',
  'content/missing-field',
  'content/newer-version',
  'content/not-text',
  'content/old-version',
  'content/reserved-id',
  'content/syntax',
  'content/too-big',
  'content/too-deep',
  'content/too-large',
  'content/too-small',
  'content/trailing-comma',
  'content/unknown-key',
  'content/unknown-section',
  'content/unusable-character',
  'content/wrong-format',
  'content/wrong-key',
  'content/wrong-type',
  'content/wrong-value',
  'conversation/duplicate-code',
  'conversation/endless-loop',
  'conversation/missing-answer',
  'conversation/missing-start',
  'conversation/no-ending',
  'conversation/no-lines',
  'conversation/unknown-answer',
  'conversation/unknown-scene',
  'conversation/unreachable-scene',
  'gif/moving-still',
  'gif/no-still',
  'lottie/expressions',
  'lottie/frames',
  'lottie/ids',
  'lottie/outside-files',
  'lottie/too-many-parts',
  'profile/end-before-start',
  'profile/no-such-day',
  'profile/unknown-record',
  'sample/link',
  'sample/name',
  'sample/words',
  'schema/refused',
  'site/no-url',
  'theme/low-contrast',
] as const

/** A name for a kind of problem that stays the same from version to version. */
export type ProblemCode = (typeof problemCodes)[number]

export type Severity = 'error' | 'warning'

const warnings = new Set<ProblemCode>([
  'asset/too-large',
  'contact/placeholder-backend',
  'conversation/endless-loop',
  'conversation/unreachable-scene',
  'gif/no-still',
  'lottie/expressions',
  'sample/link',
  'sample/name',
  'sample/words',
  'site/no-url',
])

/** An error keeps the site from being built; a warning does not. */
export function severityOf(code: ProblemCode): Severity {
  return warnings.has(code) ? 'warning' : 'error'
}
