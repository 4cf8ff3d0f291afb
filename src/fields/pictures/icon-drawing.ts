/** The elements that an icon consists of. */
export const iconElements = [
  'g',
  'path',
  'rect',
  'circle',
  'ellipse',
  'line',
  'polyline',
  'polygon',
] as const

/** An element of an icon, with the names of its attributes as React has them. */
export type IconShape = {
  readonly element: (typeof iconElements)[number] | 'text'
  readonly attributes: Readonly<Record<string, string>>
  readonly shapes?: readonly IconShape[]
  readonly text?: string
}

/** An icon in one colour, that of the text beside it. */
export type IconDrawing = { readonly viewBox: string; readonly shapes: readonly IconShape[] }
