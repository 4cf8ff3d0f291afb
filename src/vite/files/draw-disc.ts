/** The middle of a disc, its radius with the finder around it (four arcs), and its colours. */
type Disc = {
  readonly x: number
  readonly y: number
  readonly radius: number
  readonly ink: string
  readonly accent: string
  readonly lens: string
}

const rows = 11
const muted = 0.68

/** Draws the disc of the sample's hero as SVG: scan lines, each divided by a wave, and a finder. */
export function drawDisc({ x, y, radius, ink, accent, lens }: Disc): string {
  const lines = Array.from({ length: rows }, (_, index) => drawRow(index, ink, accent))
  const arcs = [0, 90, 180, 270].map(
    (turn) =>
      `<path transform="rotate(${turn})" d="M${placePoint(29)}A508 508 0 0 1 ${placePoint(61)}"/>`,
  )
  return `<g transform="translate(${x} ${y}) scale(${(radius / 515).toFixed(4)})">
<circle r="456" fill="${lens}"/>
<g fill="none" stroke-width="42" stroke-linecap="round">${lines.join('')}</g>
<g fill="none" stroke="${ink}" stroke-opacity="${muted}" stroke-width="14" stroke-linecap="round">${arcs.join('')}</g>
<circle cx="508" r="22" fill="${accent}"/>
</g>`
}

/** The figures are those of artwork/animations/hero-rows.ts, in the first frame. */
function drawRow(index: number, ink: string, accent: string): string {
  const y = (index - (rows - 1) / 2) * 74
  const reach = Math.sqrt(404 ** 2 - y ** 2)
  const [mark, gap] = [30, 64]
  const swing = Math.min(166, reach - mark - gap - 26)
  const wave = Math.cos(2 * Math.PI * (index / rows) * 1.15) * swing
  const drawLine = (from: number, to: number, stroke: string) =>
    `<path ${stroke} d="M${Math.round(from)} ${y}H${Math.round(to)}"/>`
  return [
    drawLine(-reach, wave - mark - gap, `stroke="${ink}"`),
    drawLine(wave - mark, wave + mark, `stroke="${accent}"`),
    drawLine(wave + mark + gap, reach, `stroke="${ink}" stroke-opacity="${muted}"`),
  ].join('')
}

/** A point of the finder, at an angle in degrees. */
function placePoint(angle: number): string {
  const radians = (angle * Math.PI) / 180
  return `${Math.round(Math.cos(radians) * 508)} ${Math.round(Math.sin(radians) * 508)}`
}
