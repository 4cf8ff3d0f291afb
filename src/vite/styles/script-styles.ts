import { findScript } from '#fields/texts/text-direction.ts'

/** Scripts whose letters hang from a line or fill their boxes: closer together, they would touch. */
const touching = /^(?:Beng|Deva|Guru|Hans|Hant|Jpan|Kore)$/u

/** Scripts with signs above and below the letters, or with letters as high as a line. */
const tall =
  /^(?:Beng|Deva|Gujr|Guru|Hans|Hant|Jpan|Khmr|Knda|Kore|Laoo|Mlym|Mymr|Orya|Sinh|Taml|Telu|Thai|Tibt)$/u

/** Scripts that the mono faces have, or whose letters are all of one width. In others, a space of these faces is a gap. */
const even = /^(?:Cyrl|Grek|Hans|Hant|Jpan|Kore|Latn)?$/u

/** The space and ! , . : ; ? of fonts that systems have, and the last one is Android's. */
const sentenceSigns = `@font-face {
  font-family: sentence-signs;
  src: local('Arial'), local('Liberation Sans'), local('Helvetica'), local('Roboto');
  unicode-range: U+20-21, U+2C, U+2E, U+3A-3B, U+3F;
}
@layer tokens { :root[lang] { --family-words: sentence-signs, var(--family-mono); } }`

/** Whether styles may set letters closer together in a language. */
export function allowsLetterSpacing(language: string): boolean {
  return !touching.test(findScript(language) ?? '')
}

/** Creates the rules for how a language is written, where src/styles/ is for others. */
export function createScriptRules(language: string): string[] {
  const script = findScript(language) ?? ''
  // Vietnamese has letters with two accents, and with a dot below.
  const isTall = tall.test(script) || /^vi\b/u.test(language)
  return [
    isTall
      ? '@layer tokens { :root[lang] { --taller: 0.2; --tag-leading: 1.2; --display-leading: 1.2; } }'
      : '',
    allowsLetterSpacing(language)
      ? ''
      : '@layer tokens { :root[lang] { --tag-spacing: 0em; } }\n@layer project { body * { letter-spacing: normal; } }',
    even.test(script) ? '' : sentenceSigns,
    // Otherwise lines break in the middle of words, which Korean separates by spaces.
    script === 'Kore' ? '@layer base { body { word-break: keep-all; } }' : '',
    // Japanese breaks anywhere: the few letters of a heading would break in the middle of a word.
    script === 'Jpan' ? '@layer base { h1, h2, h3, h4 { word-break: auto-phrase; } }' : '',
  ].filter((rule) => rule !== '')
}
