import { makeProperty } from './motion.ts'
import type { Json, Value } from './motion.ts'
import { readChannels, darkScheme } from './palette.ts'
import type { Role } from './palette.ts'
import { transform } from './shapes.ts'
import type { Placement, Shape } from './shapes.ts'

/** A layer of shapes in one colour. `parent` is the name of another layer. The first layer is on top. */
export interface Layer extends Placement {
  readonly name: string
  readonly kind: 'fill' | 'line'
  readonly role: Role
  readonly shapes: readonly Shape[]
  readonly parent?: string
  readonly opacity?: Value<number>
  /** Whether it takes the accent colour while a pointer is over the link that it belongs to. */
  readonly answersHover?: boolean
  readonly line?: Line
  /** The side on which it leaves the picture. The page shows it on its starting side only. */
  readonly bleed?: 'left' | 'right'
}

/** How a line layer is drawn. */
export interface Line {
  readonly width: Value<number>
  /** Alternating lengths of dashes and gaps, and the offset at which the pattern starts. */
  readonly dash?: { readonly lengths: readonly Value<number>[]; readonly offset: Value<number> }
}

/** A loop of `length` frames. */
export interface Animation {
  readonly name: string
  readonly width: number
  readonly height: number
  readonly frameRate: number
  readonly length: number
  readonly layers: readonly Layer[]
}

type LayerParts = Omit<Layer, 'name' | 'kind' | 'role' | 'shapes' | 'line'>

/** Creates a layer of filled shapes. */
export function fill(name: string, role: Role, shapes: Shape[], parts: LayerParts = {}): Layer {
  return { name, kind: 'fill', role, shapes, ...parts }
}

/** Creates a layer of lines with round ends. */
export function makeLine(
  name: string,
  role: Role,
  stroke: Line,
  shapes: Shape[],
  parts: LayerParts = {},
): Layer {
  return { name, kind: 'line', role, line: stroke, shapes, ...parts }
}

const writeNumber = (value: number): Json => value

function paint({ role, kind, line: stroke }: Layer, length: number): Json {
  const colour = readChannels(darkScheme[role]).map((channel) => channel / 255)
  const shared = { c: { a: 0, k: colour }, o: { a: 0, k: 100 } }
  if (kind === 'fill') return { ty: 'fl', ...shared, r: 1 }
  const dash = stroke?.dash
  const dashes = dash && [
    ...dash.lengths.map((value, index) => ({
      n: index % 2 === 0 ? 'd' : 'g',
      v: makeProperty(value, length, writeNumber),
    })),
    { n: 'o', v: makeProperty(dash.offset, length, writeNumber) },
  ]
  const width = makeProperty(stroke?.width ?? 1, length, writeNumber)
  return { ty: 'st', ...shared, w: width, lc: 2, lj: 2, ...(dashes && { d: dashes }) }
}

function listClasses({ kind, role, bleed, answersHover }: Layer): string[] {
  return [
    `${kind}-${role}`,
    ...(bleed === undefined ? [] : [`bleed-${bleed}`]),
    ...(answersHover ? ['hover-accent'] : []),
  ]
}

function writeLayer(layer: Layer, index: number, { layers, length }: Animation): Json {
  const parent = layers.findIndex(({ name }) => name === layer.parent)
  if (layer.parent !== undefined && parent < 0) {
    throw new Error(
      `The layer "${layer.name}" names the parent "${layer.parent}", which does not exist.`,
    )
  }
  const { opacity } = layer
  return {
    ty: 4,
    nm: layer.name,
    cl: listClasses(layer).join(' '),
    ind: index + 1,
    ...(parent >= 0 && { parent: parent + 1 }),
    ip: 0,
    op: length,
    st: 0,
    ks: {
      ...(opacity !== undefined && { o: makeProperty(opacity, length, writeNumber) }),
      ...transform(layer, length),
    },
    shapes: [...layer.shapes.map((shape) => shape(length)), paint(layer, length)],
  }
}

function round(_key: string, value: unknown): unknown {
  return typeof value === 'number' ? Math.round(value * 100) / 100 + 0 : value
}

/** Returns the text of a Lottie file: no expressions, effects or images, and two decimals. */
export function writeLottie(animation: Animation): string {
  const { name, width, height, frameRate, length, layers } = animation
  const file: Json = {
    v: '5.7.0',
    nm: name,
    fr: frameRate,
    ip: 0,
    op: length,
    w: width,
    h: height,
    ddd: 0,
    assets: [],
    layers: layers.map((layer, index) => writeLayer(layer, index, animation)),
  }
  return `${JSON.stringify(file, round)}\n`
}
