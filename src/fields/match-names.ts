/** The source of a pattern for names in any spelling: patterns of the published schema have no flags. */
export function matchNames(names: Iterable<string>): string {
  return [...names].map(matchName).join('|')
}

function matchName(name: string): string {
  return name
    .replaceAll(/\p{Ll}/gu, (letter) => `[${letter}${letter.toUpperCase()}]`)
    .replaceAll('-', '[ -]')
}

/** Spells a name as the model has it: "jetbrains-mono" for "JetBrains Mono". */
export function spellName(written: string): string {
  return written.toLowerCase().replaceAll(' ', '-')
}

/** The source of a pattern for names whose words begin with a small letter or a capital. */
export function matchCapitalized(names: Iterable<string>): string {
  return [...names]
    .map((name) =>
      name.replaceAll(/(?<=^| )\p{Ll}/gu, (first) => `[${first}${first.toUpperCase()}]`),
    )
    .join('|')
}
