import { makeProperty } from './motion.ts'
import type { Json, Value } from './motion.ts'

/** A position, or a distance in two directions. */
export type Point = readonly [x: number, y: number]

/** One vertex of an outline. `in` and `out` are Bézier handles, relative to it. */
export interface Corner {
  readonly at: Point
  readonly in?: Point
  readonly out?: Point
}

/** An open or closed line. */
export interface Outline {
  readonly corners: readonly Corner[]
  readonly closed: boolean
}

/** Returns a Lottie shape for a loop of this length, in frames. */
export type Shape = (length: number) => Json

/** The transform of a group or a layer. */
export interface Placement {
  readonly position?: Value<Point>
  readonly anchor?: Point
  readonly scale?: Value<Point>
  readonly rotation?: Value<number>
}

const writePair = ([x, y]: Point): Json => [x, y]
const writeNumber = (value: number): Json => value
const none: Point = [0, 0]

const writeOutline = ({ corners, closed }: Outline): Json => ({
  i: corners.map((corner) => writePair(corner.in ?? none)),
  o: corners.map((corner) => writePair(corner.out ?? none)),
  v: corners.map((corner) => writePair(corner.at)),
  c: closed,
})

/** Creates an outline with straight sides. */
export function makeStraight(points: readonly Point[], closed = false): Outline {
  return { corners: points.map((at) => ({ at })), closed }
}

/** Creates a smooth outline through all points; `ease` is the relative length of the handles. */
export function smooth(points: readonly Point[], closed = false, ease = 1 / 6): Outline {
  const count = points.length
  const pickPoint = (index: number): Point => {
    const wrapped = closed ? (index + count) % count : Math.min(count - 1, Math.max(0, index))
    return points[wrapped] ?? none
  }
  const corners = points.map((point, index): Corner => {
    const [x1, y1] = pickPoint(index - 1)
    const [x2, y2] = pickPoint(index + 1)
    const handle: Point = [(x2 - x1) * ease, (y2 - y1) * ease]
    return { at: point, in: [-handle[0], -handle[1]], out: handle }
  })
  return { corners, closed }
}

/** Creates a path from an outline, which may change. */
export function makePath(value: Value<Outline>): Shape {
  return (length) => ({
    ty: 'sh',
    ks: makeProperty(value, length, (held) => writeOutline(held)),
  })
}

/** Creates a straight line. */
export function makeSegment(from: Point, to: Point): Shape {
  return makePath(makeStraight([from, to]))
}

/** Creates a rectangle around its centre. */
export function makeRect(
  centre: Value<Point>,
  size: Value<Point>,
  radius: Value<number> = 0,
): Shape {
  return (length) => ({
    ty: 'rc',
    p: makeProperty(centre, length, writePair),
    s: makeProperty(size, length, writePair),
    r: makeProperty(radius, length, writeNumber),
  })
}

/** Creates an ellipse around its centre. */
export function makeEllipse(centre: Value<Point>, size: Value<Point>): Shape {
  return (length) => ({
    ty: 'el',
    p: makeProperty(centre, length, writePair),
    s: makeProperty(size, length, writePair),
  })
}

/** Shows only a part of the preceding paths, from `start` to `end` percent. */
export function trim(start: Value<number>, end: Value<number>, offset: Value<number> = 0): Shape {
  return (length) => ({
    ty: 'tm',
    s: makeProperty(start, length, writeNumber),
    e: makeProperty(end, length, writeNumber),
    o: makeProperty(offset, length, writeNumber),
    m: 1,
  })
}

/** Returns a Lottie transform, without the properties that are not set. */
export function transform(placement: Placement, length: number): { [key: string]: Json } {
  const { position, anchor, scale, rotation } = placement
  return {
    ...(anchor && { a: makeProperty(anchor, length, writePair) }),
    ...(position && { p: makeProperty(position, length, writePair) }),
    ...(scale && { s: makeProperty(scale, length, writePair) }),
    ...(rotation !== undefined && { r: makeProperty(rotation, length, writeNumber) }),
  }
}

/** Groups shapes. The first is on top. */
export function group(placement: Placement, ...shapes: readonly Shape[]): Shape {
  return (length) => ({
    ty: 'gr',
    it: [
      ...shapes.map((shape) => shape(length)),
      // The player requires an opacity in a group's transform.
      { ty: 'tr', ...transform(placement, length), o: { a: 0, k: 100 } },
    ],
  })
}
