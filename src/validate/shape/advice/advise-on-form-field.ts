import type { Path } from '#json/path.ts'

/** Says how a field that a form sends is written: { "_captcha": false } has no quotes. */
export function adviseOnFormField(path: Path, value: unknown): string | undefined {
  if (path.slice(-3, -1).join() !== 'to,fields') return undefined
  const isText = typeof value === 'number' || typeof value === 'boolean'
  return isText ? `Forms send texts: write "${value}" in quotes.` : undefined
}
