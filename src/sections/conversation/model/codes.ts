/** The letters that an address may have for answers. */
const letters = 'abcdefghijklmnopqrstuvwxyz'

type Answer = { readonly id: string; readonly code?: string | undefined }

/**
 * Assigns a letter to each answer, in their order: its `code`, or else the first letter of its id
 * that no other answer has, or else the first such letter of the alphabet. For 26 answers at most.
 */
export function assignCodes(answers: readonly Answer[]): string[] {
  const taken = new Set(answers.flatMap(({ code }) => code ?? []))
  return answers.map(({ id, code }) => {
    if (code !== undefined) return code
    const free = [...id.toLowerCase(), ...letters].find(
      (letter) => letters.includes(letter) && !taken.has(letter),
    )
    if (free !== undefined) taken.add(free)
    return free ?? ''
  })
}
