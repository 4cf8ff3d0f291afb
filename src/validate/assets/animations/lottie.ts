import { z } from 'zod'

import { readProperty } from '#json/untyped-value.ts'

/** A Lottie file with its frames per second and its number of frames. */
export type Lottie = {
  readonly document: object
  readonly frameRate: number
  readonly frames: number
}

/** What every Lottie file has: layers, frame rate, first and last frame, width and height. */
const lottieFile = z.looseObject({
  layers: z.array(z.unknown()),
  fr: z.number().positive(),
  ip: z.number(),
  op: z.number(),
  w: z.number().positive(),
  h: z.number().positive(),
})

/** Reads a Lottie file; undefined if the text is not one. */
export function readLottie(text: string): Lottie | undefined {
  const { data } = lottieFile.safeParse(parse(text))
  if (!data || data.op <= data.ip) return undefined
  return { document: data, frameRate: data.fr, frames: data.op - data.ip }
}

/**
 * Whether an expression computes one of these parts of an animation: a property ("k" is its value) with
 * a script in "x".
 */
export function hasExpression(parts: readonly object[]): boolean {
  return parts.some(
    (value) =>
      typeof readProperty(value, 'x') === 'string' && readProperty(value, 'k') !== undefined,
  )
}

/** Every object and list of an animation, without recursion: a file may be nested without limit. */
export function listObjects(animation: unknown): object[] {
  const found: object[] = []
  const open = [animation]
  while (open.length > 0) {
    const value = open.pop()
    if (typeof value !== 'object' || value === null) continue
    found.push(value)
    // Not spread: a call cannot take 100,000 arguments.
    for (const inner of Object.values(value)) open.push(inner)
  }
  return found
}

function parse(text: string): unknown {
  try {
    // Browsers skip a byte-order mark, too.
    return JSON.parse(text.replace(/^\uFEFF/u, ''))
  } catch {
    return undefined
  }
}
