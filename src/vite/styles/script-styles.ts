import { findScript } from '#fields/texts/text-direction.ts'

/** Scripts whose letters hang from a line or fill their boxes: closer together, they would touch. */
const close = /^(?:Beng|Deva|Guru|Kore)$/u

/** Whether styles may set letters closer together in a language. */
export function allowsLetterSpacing(language: string): boolean {
  return !close.test(findScript(language) ?? '')
}

/** Creates the rules for how a language is written, where src/styles/ is for others. */
export function createScriptRules(language: string): string[] {
  return [
    allowsLetterSpacing(language)
      ? ''
      : '@layer tokens { :root[lang] { --tag-spacing: 0em; } }\n@layer project { body * { letter-spacing: normal; } }',
  ].filter((rule) => rule !== '')
}
