import { assignCodes } from './codes.ts'
import { closed, listAnswers, advanceDialogue, type Script } from './machine.ts'

/** The most answers that an address carries. */
export const maxLength = 24

/** An answer, and the scene in which it was given. */
export type Step = { readonly scene: string; readonly answer: string }

/** A path as an address carries it. */
export type SentPath = {
  /** The answers up to the first one that its scene does not offer. */
  readonly steps: readonly Step[]
  /** The number of all its answers, also of those that cannot be followed. */
  readonly total: number
}

/**
 * Reads the letters of an address as the ids of answers. A letter without an answer is one that the
 * script had once, and has no id: no scene offers it. Among other signs, or where no letter has an
 * answer, it is junk and dropped.
 */
export function parsePath(written: string, { answers }: Pick<Script, 'answers'>): string[] {
  const codes = assignCodes(answers)
  const ids = [...written].map((letter) => answers[codes.indexOf(letter)]?.id)
  const known = ids.flatMap((id) => id ?? [])
  const isPath = /^[a-z]+$/u.test(written) && known.length > 0
  return (isPath ? ids.map((id) => id ?? '') : known).slice(0, maxLength)
}

/** Writes a path as the letters of an address. */
export function formatTalk(path: readonly Step[], { answers }: Pick<Script, 'answers'>): string {
  const codes = assignCodes(answers)
  return path
    .slice(0, maxLength)
    .map(({ answer }) => codes[answers.findIndex(({ id }) => id === answer)] ?? '')
    .join('')
}

/** Gives the answers from the start on, as far as each scene offers them. */
export function followPath(script: Script, path: readonly string[]): Step[] {
  const steps: Step[] = []
  let dialogue = advanceDialogue(script, closed, { type: 'start' })
  for (const answer of path) {
    if (dialogue.name === 'closed') break
    const { scene } = dialogue
    const lastLine = { ...dialogue, line: (script.scenes[scene]?.lines.length ?? 1) - 1 }
    if (!listAnswers(script, lastLine).some(({ id }) => id === answer)) break
    steps.push({ scene, answer })
    dialogue = advanceDialogue(script, lastLine, { type: 'answer', answer })
  }
  return steps
}

/** Counts the equal answers of two paths, up to where their scenes differ. */
export function countAgreement(sent: readonly Step[], own: readonly Step[]): number {
  const parted = sent.findIndex(({ scene }, index) => own[index]?.scene !== scene)
  const shared = parted < 0 ? sent : sent.slice(0, parted)
  return shared.filter(({ answer }, index) => own[index]?.answer === answer).length
}
