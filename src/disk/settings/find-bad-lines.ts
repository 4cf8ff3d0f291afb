import { settingList } from './setting-list.ts'

/** A line of a settings file that sets nothing, and why. */
type BadLine = { readonly line: number; readonly message: string }

const setting = /^\s*(?:export\s+)?(?<name>[A-Za-z_]\w*)\s*=\s*(?<value>.*)$/u

const cutValue =
  'The value ends before the #. Write it between quotes, or a space before the # of a comment.'

/**
 * Finds the lines of a settings file that are no setting, no comment and not empty, which Node skips,
 * and values that Node cuts. A value in quotes may have several lines. A message never repeats a line,
 * which may have a password.
 */
export function findBadLines(text: string): BadLine[] {
  const lines = text.split(/\r?\n/u)
  const found: BadLine[] = []
  for (let index = 0; index < lines.length; index += 1) {
    const written = lines[index] ?? ''
    const line = index + 1
    if (/^\s*(?:#|$)/u.test(written)) continue
    const { name = '', value } = setting.exec(written)?.groups ?? {}
    if (value === undefined) {
      const message = 'This is not a setting. Write NAME=value, as in PORT=4173, or # first.'
      found.push({ line, message })
      continue
    }
    const quote = /^["'`]/u.exec(value)?.[0]
    if (quote === undefined) {
      // Other programs may have settings in the same file, and read them in another way.
      const isCut = Object.hasOwn(settingList, name) && /^[^#]*[^\s#]#/u.test(value)
      if (isCut) found.push({ line, message: cutValue })
      continue
    }
    if (value.includes(quote, 1)) continue
    const end = lines.findIndex((other, at) => at > index && other.includes(quote))
    if (end < 0) found.push({ line, message: `Close the value with another ${quote}.` })
    else index = end
  }
  return found
}

/** Finds the line that sets a name. */
export function findLine(text: string, name: string): number {
  const isOf = new RegExp(`^\\s*(?:export\\s+)?${name}\\s*=`, 'u')
  return text.split('\n').findIndex((line) => isOf.test(line)) + 1
}
