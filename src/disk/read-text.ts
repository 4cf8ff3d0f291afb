import { closeSync, openSync, readSync, statSync } from 'node:fs'

import { refusalOf } from './refusal.ts'

/**
 * How much of a file is read, in bytes. The check refuses 10 million characters, and none takes
 * more than four: whatever follows would change nothing.
 */
const readable = 40_000_001

/**
 * The text of a file, or as much of it as shows that it is too large. Throws a Refusal where it
 * cannot be read, and where it is a pipe or a device, which may have no end.
 */
export function readText(path: string): string {
  try {
    const entry = statSync(path)
    if (!entry.isFile() && !entry.isDirectory()) {
      throw new Error('it is a pipe or a device, not a file')
    }
    return readBeginning(path).toString()
  } catch (error) {
    throw refusalOf(path, error, 'read')
  }
}

/** The text of a stream, such as the standard input, or as much of it as shows that it is too large. */
export async function readStream(stream: AsyncIterable<Buffer>): Promise<string> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of stream) {
    chunks.push(chunk)
    size += chunk.length
    if (size > readable) break
  }
  return Buffer.concat(chunks).toString()
}

/** A file of the system may be endless and say that it is empty: so its size decides nothing. */
function readBeginning(path: string): Buffer {
  const descriptor = openSync(path, 'r')
  try {
    const chunks: Buffer[] = []
    for (let left = readable; left > 0;) {
      const chunk = Buffer.alloc(Math.min(left, 1_000_000))
      const size = readSync(descriptor, chunk)
      if (size === 0) break
      chunks.push(chunk.subarray(0, size))
      left -= size
    }
    return Buffer.concat(chunks)
  } finally {
    closeSync(descriptor)
  }
}
