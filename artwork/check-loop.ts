import { easeAt, mix } from './easing.ts'
import { roles } from './palette.ts'

/** Returns a sentence for each problem: a layer that cannot be recoloured, a jump where it loops. */
export function checkLoop(name: string, text: string): string[] {
  const file: unknown = JSON.parse(text)
  const length = isRecord(file) ? file.op : undefined
  if (!isRecord(file) || typeof length !== 'number' || !Array.isArray(file.layers)) {
    return [`${name} is not a Lottie file.`]
  }
  const known = new Set(roles.flatMap((role) => [`fill-${role}`, `line-${role}`]))
  const problems: string[] = []
  for (const layer of file.layers.filter(isRecord)) {
    const { nm, cl } = layer
    if (!known.has(String(cl).split(' ', 1).join()))
      problems.push(`${name}: the layer "${String(nm)}" has no known role.`)
  }
  for (const keys of findMotions(file)) {
    const [first, last] = [readValue(keys, 0), readValue(keys, length)]
    const jump = Math.max(
      ...first.map((value, index) => Math.abs(value - (last[index] ?? Infinity))),
    )
    if (jump > 0.001) {
      problems.push(`${name} jumps by ${jump} where it loops: ${JSON.stringify(keys)}`)
    }
  }
  return problems
}

type JsonRecord = Record<string, unknown>

function isRecord(value: unknown): value is JsonRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Returns the keyframes of every animated property. */
function findMotions(value: unknown): JsonRecord[][] {
  if (Array.isArray(value)) return value.flatMap(findMotions)
  if (!isRecord(value)) return []
  if (value.a === 1 && Array.isArray(value.k)) return [value.k.filter(isRecord)]
  return Object.values(value).flatMap(findMotions)
}

/** Returns every number of a nested value, in order. */
function listNumbers(value: unknown): number[] {
  if (typeof value === 'number') return [value]
  if (Array.isArray(value)) return value.flatMap(listNumbers)
  return isRecord(value) ? Object.values(value).flatMap(listNumbers) : []
}

function readValue(keys: readonly JsonRecord[], frame: number): number[] {
  const after = keys.findIndex((key) => Number(key.t) > frame)
  const [from, to] = [keys[after - 1], keys[after]]
  if (after < 0) return listNumbers(keys.at(-1)?.s)
  if (!from || !to) return listNumbers(keys[0]?.s)
  if (from.h === 1) return listNumbers(from.s)
  const time = (frame - Number(from.t)) / (Number(to.t) - Number(from.t))
  const [[x1 = 0, y1 = 0], [x2 = 1, y2 = 1]] = [listNumbers(from.o), listNumbers(from.i)]
  const share = easeAt([x1, y1, x2, y2], time)
  const end = listNumbers(to.s)
  return listNumbers(from.s).map((value, index) => mix(value, end[index] ?? value, share))
}
