/** Finds the choice that a text names, also with capitals and spaces: "GitHub Pages". */
export function findChoice(text: string, choices: readonly string[]): string | undefined {
  const name = text
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_]+/gu, '-')
  return choices.find((choice) => choice === name)
}
