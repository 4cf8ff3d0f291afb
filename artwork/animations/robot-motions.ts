import { eases } from '../easing.ts'
import { cycle } from '../motion.ts'
import type { Motion } from '../motion.ts'
import type { Point } from '../shapes.ts'

/** The loop in frames. */
export const length = 91
/** Four beats of the music to a loop. */
export const beat = length / 4

/** The head nods on every second beat, leaning towards the radio. */
export const nod = cycle(beat * 2, [
  [4, 7.5, eases.sine],
  [4 + beat, 3, eases.sine],
])

/** The tip of the antenna follows the nod late, and swings. */
export const whip = cycle(beat * 2, [
  [0, -34, eases.sine],
  [12, 40, eases.sine],
  [beat, 22, eases.sine],
  [beat + 12, -46, eases.sine],
])

/** An eye closes with pleasure for a beat and a half, and later blinks. */
export function moveEyes<V>(opened: V, blinked: V, pleased: V): Motion<V> {
  return cycle(length, [
    [26, opened, eases.swift],
    [32, pleased, 'hold'],
    [62, pleased, eases.swift],
    [69, opened, 'hold'],
    [80, opened, eases.in],
    [82, blinked, eases.out],
    [88, opened, 'hold'],
  ])
}

/** The robot looks at the radio and back. */
export const glance = cycle<Point>(length, [
  [4, [0, 0], eases.swift],
  [14, [26, 18], 'hold'],
  [66, [26, 18], eases.swift],
  [78, [0, 0], 'hold'],
])

/** The finger taps on the beat. */
export const tap = cycle(beat, [
  [0, 0, eases.out],
  [9, 30, eases.sine],
  [14, 30, eases.in],
  [beat - 2, 0, 'hold'],
])

/** The speaker jumps on the beat. */
export const thump = cycle<Point>(beat, [
  [0, [100, 100], eases.out],
  [3, [122, 122], eases.sine],
  [14, [100, 100], 'hold'],
])

/** The ear nearer to the radio moves just after the beat. */
export const perk = cycle<Point>(beat, [
  [2, [0, 0], eases.out],
  [6, [16, -4], eases.sine],
  [18, [0, 0], 'hold'],
])

/** The radio rocks from side to side. */
export const rock = cycle(beat * 2, [
  [2, 2, eases.sine],
  [2 + beat, -1, eases.sine],
])

/** The chest rises, and the head with it. */
export const breath = cycle<Point>(length, [
  [0, [100, 100]],
  [length / 2, [98.6, 102.4]],
])
