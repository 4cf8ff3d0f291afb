import { createInterface } from 'node:readline/promises'

import { Refusal } from '#disk/refusal.ts'

/** Asks a question in the terminal and returns the answer, without spaces around it. */
export type Ask = (question: string) => Promise<string>

/** Runs a function that asks questions. Throws a Refusal if the terminal is closed meanwhile. */
export async function askQuestions<Result>(run: (ask: Ask) => Promise<Result>): Promise<Result> {
  const reader = createInterface({ input: process.stdin, output: process.stdout })
  try {
    return await run(async (question) => {
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
