import { createInterface } from 'node:readline/promises'

import { Refusal } from '#disk/refusal.ts'

/** Asks a question in the terminal and returns the answer, without spaces around it. */
export type Ask = (question: string) => Promise<string>

/**
 * Runs a function that asks questions. Lines that are pasted at once answer one question each. Throws a Refusal if
 * the terminal is closed meanwhile.
 */
export async function askQuestions<Result>(
  run: (ask: Ask) => Promise<Result>,
  input: NodeJS.ReadableStream = process.stdin,
  output: NodeJS.WritableStream = process.stdout,
): Promise<Result> {
  const reader = createInterface({ input, output })
  // Those that came before their question: Node would drop them.
  const early: string[] = []
  reader.on('line', (line) => early.push(line))
  try {
    return await run(async (question) => {
      const line = early.shift()
      if (line !== undefined) {
        output.write(`${question}${line}\n`)
        return line.trim()
      }
      try {
        return (await reader.question(question)).trim()
      } catch (cause) {
        throw new Refusal('\nNothing was written.', { cause })
      }
    })
  } finally {
    reader.close()
  }
}
