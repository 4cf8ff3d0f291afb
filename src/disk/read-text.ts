import { closeSync, openSync, readSync, statSync } from 'node:fs'

import { createRefusal } from './refusal.ts'

/** Validation refuses more than 10 million characters, which have at most 4 bytes each. */
const maxBytes = 40_000_001

/** Reads a text file as `readBytes` does. */
export function readText(path: string): string {
  return readBytes(path).toString()
}

/**
 * Reads a file, up to the limit. Throws a Refusal if it cannot be read, or is a pipe or a device,
 * which may have no end.
 */
export function readBytes(path: string): Buffer {
  try {
    const entry = statSync(path)
    if (!entry.isFile() && !entry.isDirectory()) {
      throw new Error('it is a pipe or a device, not a file')
    }
    return readBeginning(path)
  } catch (error) {
    throw createRefusal(path, error, 'read')
  }
}

/** Reads the text of a stream, such as the standard input, up to the limit. */
export async function readStream(stream: AsyncIterable<Buffer>): Promise<string> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of stream) {
    chunks.push(chunk)
    size += chunk.length
    if (size > maxBytes) break
  }
  return Buffer.concat(chunks).toString()
}

/** Does not rely on the size of the file: a system file may be endless and have the size 0. */
function readBeginning(path: string): Buffer {
  const descriptor = openSync(path, 'r')
  try {
    const chunks: Buffer[] = []
    for (let left = maxBytes; left > 0;) {
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
