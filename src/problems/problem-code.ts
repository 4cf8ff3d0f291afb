export type Severity = 'error' | 'warning'

/**
 * Every kind of problem there is. Each has a page in docs/problems, which "explain" shows. An error keeps
 * the site from being built; a warning does not.
 */
const severities = {
  'asset/broken': 'error',
  'asset/outside': 'error',
  'asset/too-large': 'warning',
  'asset/too-many-copies': 'error',
  'asset/wrong-kind': 'error',
  'contact/dead-form': 'error',
  'contact/duplicate-field': 'error',
  'contact/no-address': 'error',
  'contact/placeholder-backend': 'warning',
  'contact/sub-path': 'warning',
  'content/comment': 'error',
  'content/duplicate-id': 'error',
  'content/duplicate-key': 'error',
  'content/empty': 'error',
  'content/missing-alt': 'error',
  'content/missing-asset': 'error',
  'content/missing-field': 'error',
  'content/missing-schema': 'warning',
  'content/newer-version': 'error',
  'content/not-text': 'error',
  'content/old-version': 'error',
  'content/other-network': 'warning',
  'content/reserved-id': 'error',
  'content/same-address': 'warning',
  'content/same-heading': 'warning',
  'content/syntax': 'error',
  'content/too-big': 'error',
  'content/too-deep': 'error',
  'content/too-large': 'error',
  'content/too-small': 'error',
  'content/trailing-comma': 'error',
  'content/unknown-address': 'error',
  'content/unknown-key': 'error',
  'content/unknown-section': 'error',
  'content/unknown-type': 'error',
  'content/unusable-character': 'error',
  'content/unused-alt': 'warning',
  'content/wrong-format': 'error',
  'content/wrong-key': 'error',
  'content/wrong-type': 'error',
  'content/wrong-value': 'error',
  'conversation/duplicate-code': 'error',
  'conversation/ending-with-next': 'warning',
  'conversation/endless-loop': 'warning',
  'conversation/markdown': 'warning',
  'conversation/missing-answer': 'error',
  'conversation/missing-start': 'error',
  'conversation/no-ending': 'error',
  'conversation/no-lines': 'error',
  'conversation/same-text': 'warning',
  'conversation/unknown-answer': 'error',
  'conversation/unknown-scene': 'error',
  'conversation/unreachable-scene': 'warning',
  'conversation/unused-answer': 'warning',
  'gif/moving-still': 'error',
  'gif/no-still': 'warning',
  'icon/not-simple': 'error',
  'icon/several-colours': 'warning',
  'lottie/expressions': 'warning',
  'lottie/frames': 'warning',
  'lottie/ids': 'error',
  'lottie/outside-files': 'error',
  'lottie/too-many-parts': 'error',
  'page/front-matter': 'error',
  'page/name': 'error',
  'page/title': 'error',
  'photo/file-name': 'warning',
  'photo/metadata': 'warning',
  'photo/moves': 'error',
  'photo/too-large': 'error',
  'photo/too-many-pixels': 'error',
  'photo/too-small': 'warning',
  'photo/with-drawing': 'error',
  'profile/end-before-start': 'error',
  'profile/hidden-picture': 'warning',
  'profile/little-to-show': 'warning',
  'profile/no-records': 'error',
  'profile/no-such-day': 'error',
  'profile/not-begun': 'warning',
  'profile/not-shown': 'warning',
  'profile/nothing-to-publish': 'warning',
  'profile/shown-twice': 'warning',
  'profile/unknown-record': 'error',
  'public/blocked': 'warning',
  'public/cut': 'warning',
  'public/missing-file': 'warning',
  'public/other-domain': 'warning',
  'public/outside-site': 'warning',
  'public/unusable': 'error',
  'public/unused': 'warning',
  'sample/link': 'warning',
  'sample/name': 'warning',
  'sample/words': 'warning',
  'site/analytics': 'error',
  'site/base-path': 'warning',
  'site/english-labels': 'warning',
  'site/misplaced-file': 'warning',
  'site/no-url': 'warning',
  'site/other-host': 'warning',
  'site/own-translation': 'warning',
  'story/code': 'error',
  'story/empty': 'error',
  'story/heading': 'error',
  'story/language': 'warning',
  'story/merge-conflict': 'error',
  'story/missing-alt': 'error',
  'story/not-named': 'warning',
  'story/not-text': 'error',
  'story/picture': 'error',
  'story/too-large': 'error',
  'story/unknown-anchor': 'error',
  'style/blocked': 'error',
  'style/hidden-focus': 'warning',
  'style/misplaced': 'warning',
  'style/missing-file': 'error',
  'style/movement': 'error',
  'style/syntax': 'error',
  'style/unknown': 'warning',
  'text/html': 'error',
  'text/link': 'error',
  'text/not-supported': 'error',
  'text/plain': 'warning',
  'text/short-lines': 'warning',
  'text/signs': 'warning',
  'theme/low-contrast': 'error',
  'theme/other-scheme': 'warning',
  'theme/replaced': 'warning',
} as const satisfies Readonly<Record<string, Severity>>

/** A name for a kind of problem that stays the same from version to version. */
export type ProblemCode = keyof typeof severities

export const problemCodes = Object.keys(severities).filter(
  (code): code is ProblemCode => code in severities,
)

export function findSeverity(code: ProblemCode): Severity {
  return severities[code]
}

/**
 * Whether "--strict" makes an error of a problem: what is left of the sample or of an example. Messages
 * to the address of an example are lost.
 */
export function isLeftover({ code }: { readonly code: ProblemCode }): boolean {
  return code.startsWith('sample/') || code === 'contact/placeholder-backend'
}

/** Whether a problem keeps the site from being built. */
export function isError({ code }: { readonly code: ProblemCode }): boolean {
  return findSeverity(code) === 'error'
}
