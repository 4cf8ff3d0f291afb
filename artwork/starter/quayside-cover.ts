import { createRandom } from '../random.ts'
import { colours } from './palette.ts'
import type { Picture } from './picture.ts'
import { drawPolygon, drawPolyline } from './shapes.ts'
import type { Point } from './shapes.ts'

/** The three visible faces of a container, as colours. */
type Paint = readonly [top: string, left: string, right: string]

const paints: readonly Paint[] = [
  ['#2c525b', '#1a353c', '#234249'],
  ['#47747d', '#28474f', '#365c65'],
  ['#1f3d45', '#122930', '#19333a'],
  ['#8fa9a6', '#566f6f', '#718a88'],
]
const lime: Paint = [colours.accent, '#93a825', '#b5cd30']

const unit = 54
const length = 3.1
const rise = 1.12
/** The free slot, in bays and lanes. */
const free = { bay: 5, lane: 18 } as const
/** How many containers the lanes in front of the free slot may hold, so that it is seen. */
const lowLanes: Readonly<Record<number, number>> = { 19: 1, 20: 2 }
const origin: Point = [760, 640]

/** Projects a position in the yard to the picture: along, across and up. */
function project(along: number, across: number, up: number): Point {
  return [
    origin[0] + (along - across) * unit * 0.866,
    origin[1] + (along + across) * unit * 0.5 - up * unit,
  ]
}

function drawFace(points: readonly Point[], colour: string): string {
  const path = points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')
  return `<path d="M${path}Z" fill="${colour}" stroke="${colours.deep}" stroke-width="1.5" stroke-linejoin="round"/>`
}

function drawContainer(along: number, across: number, up: number, paint: Paint): string {
  const [top, left, right] = paint
  const projectCorner = (x: number, y: number, z: number) => project(along + x, across + y, up + z)
  const ribs = Array.from({ length: 11 }, (_, index) => {
    const x = ((index + 1) * length) / 12
    return drawPolyline([projectCorner(x, 1, 0.14), projectCorner(x, 1, rise - 0.14)], {
      line: 'deep',
      width: 1,
      opacity: 0.3,
    })
  })
  return [
    drawFace(
      [
        projectCorner(0, 0, rise),
        projectCorner(length, 0, rise),
        projectCorner(length, 1, rise),
        projectCorner(0, 1, rise),
      ],
      top,
    ),
    drawFace(
      [
        projectCorner(0, 1, 0),
        projectCorner(length, 1, 0),
        projectCorner(length, 1, rise),
        projectCorner(0, 1, rise),
      ],
      left,
    ),
    drawFace(
      [
        projectCorner(length, 0, 0),
        projectCorner(length, 1, 0),
        projectCorner(length, 1, rise),
        projectCorner(length, 0, rise),
      ],
      right,
    ),
    ...ribs,
  ].join('')
}

const bays = 12
const lanes = 28

/** Returns where a slot of the yard begins. The free slot begins at zero. */
function findSlot(bay: number, lane: number): readonly [along: number, across: number] {
  const aisles = Math.floor((lane + 1) / 5) - Math.floor((free.lane + 1) / 5)
  return [(bay - free.bay) * (length + 0.4), (lane - free.lane) * 1.14 + aisles * 1.7]
}

function drawYard(): string {
  const random = createRandom(7)
  const slots = Array.from({ length: bays * lanes }, (_, index) => ({
    bay: index % bays,
    lane: Math.floor(index / bays),
  }))
  // What is further away is drawn first.
  return slots
    .map(({ bay, lane }) => {
      const [along, across] = findSlot(bay, lane)
      const full = Math.min(lowLanes[lane] ?? 4, 1 + Math.floor(random() * 3.6))
      const isFree = bay === free.bay && lane === free.lane
      return Array.from({ length: isFree ? 0 : full }, (__, level) => {
        const paint = paints[Math.floor(random() ** 1.7 * paints.length)] ?? lime
        return drawContainer(along, across, level * rise, paint)
      }).join('')
    })
    .join('')
}

/** A yard of containers; one is in the air, above the only free slot. */
export const quaysideCover: Picture = {
  name: 'quayside-cover',
  width: 1600,
  height: 1000,
  draw: () => {
    const up = 6.6
    const corners = [
      [0, 0],
      [length, 0],
      [length, 1],
      [0, 1],
    ] as const
    const floor = corners.map(([x, y]) => project(x, y, 0))
    const ropes = corners.slice(1).map(([x, y]) =>
      drawPolyline([project(x, y, 0), project(x, y, up)], {
        line: 'accent',
        width: 3,
        dash: '2 12',
      }),
    )
    const cables = corners.map(([x, y]) =>
      drawPolyline([project(x, y, up + rise), project(length / 2, 0.5, up + 9)], {
        line: 'muted',
        width: 2.5,
      }),
    )
    return [
      drawYard(),
      drawPolygon(floor, { line: 'accent', width: 5, dash: '14 10' }),
      ...ropes,
      drawContainer(0, 0, up, lime),
      ...cables,
    ].join('')
  },
}
