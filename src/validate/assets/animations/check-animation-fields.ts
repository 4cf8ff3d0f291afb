import { readProperty, readValue } from '#json/untyped-value.ts'
import type { RawProblem } from '#problems/problem.ts'

import type { Lottie } from './lottie.ts'

/** Compares what the content says about an animation with its file. */
export function checkAnimationFields(
  lottie: Lottie,
  path: RawProblem['path'],
  document: unknown,
): RawProblem[] {
  const claims = readValue(document, path)
  const frames = Math.ceil(lottie.frames)
  const last = frames - 1
  const code = 'lottie/frames'
  const problems = (['frameRate', 'frames'] as const).flatMap((name): RawProblem[] => {
    const claim = readProperty(claims, name)
    const value = name === 'frames' ? frames : lottie.frameRate
    if (typeof claim !== 'number' || claim === value) return []
    const unit = name === 'frames' ? 'frames' : 'frames a second'
    const effect = describeEffect(name, claim < value)
    const message = `The file has ${value} ${unit}, and the content says ${claim}: ${effect}.`
    const help = `Delete "${name}" if you do not mean that: it is then read from the file.`
    return [{ path: [...path, name], code, message, help, suggestion: String(value) }]
  })
  const stillFrame = readProperty(claims, 'stillFrame')
  if (typeof stillFrame !== 'number' || stillFrame <= last) return problems
  const message = `The still frame is ${stillFrame}, and the last frame of the file is ${last}, which is shown.`
  const help = `Write a frame from 0 to ${last}.`
  const suggestion = String(last)
  return [...problems, { path: [...path, 'stillFrame'], code, message, help, suggestion }]
}

function describeEffect(name: 'frameRate' | 'frames', isLess: boolean): string {
  if (name === 'frameRate') return `it plays ${isLess ? 'slower' : 'faster'} than it was made`
  return isLess ? 'it plays only these' : 'it plays those of the file'
}
