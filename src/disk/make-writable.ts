import { access, constants, mkdir } from 'node:fs/promises'

import { createRefusal } from './refusal.ts'

/** Makes a folder. Rejects with a Refusal if nothing can be written into it: Vite would not say so. */
export async function makeWritable(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true })
    await access(folder, constants.W_OK)
  } catch (error) {
    throw createRefusal(folder, error, 'written')
  }
}
