export const countryPattern = /^[A-Z]{2}$/u

/** Codes of no country that have a name: an unknown one, and two for tests of programs. */
const namedWithoutCountry = /^(?:ZZ|X[AB])$/u

/** The English name of a country; undefined if none has the code. */
export function nameCountryInEnglish(code: string): string | undefined {
  if (namedWithoutCountry.test(code)) return undefined
  return new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' }).of(code)
}

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

/** The code of each country by its name in lower case: made once it is asked for. */
let names: ReadonlyMap<string | undefined, string> | undefined

/** Finds the code of a country: "PL" for "Poland" or "pl". */
export function suggestCountry(text: string): string | undefined {
  const written = text.trim()
  const code = /^[a-z]{2}$/iu.test(written) ? written.toUpperCase() : undefined
  if (code !== undefined && nameCountryInEnglish(code) !== undefined) return code
  const name = written.toLowerCase()
  names ??= new Map(
    letters
      .flatMap((first) => letters.map((second) => first + second))
      .filter(isCurrent)
      .map((other) => [nameCountryInEnglish(other)?.toLowerCase(), other]),
  )
  return names.get(name)
}

/** Whether a code has not been replaced, as "DD" for East Germany was. */
function isCurrent(code: string): boolean {
  const tag = `und-${code}`
  return Intl.getCanonicalLocales(tag)[0] === tag
}
