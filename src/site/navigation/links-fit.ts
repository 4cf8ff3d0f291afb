import type { NavigationLink } from './navigation-links.ts'

/** From which width on all links fit into the bar: a breakpoint, or none. */
type LinksFit = 'tablet' | 'desktop' | 'wide' | 'never'

/** The space for tag and links at each breakpoint, rem: what gutters and controls leave. */
const rooms: readonly (readonly [LinksFit, number])[] = [
  ['tablet', 36],
  ['desktop', 48],
  ['wide', 57],
]
/** The sizes of letters and of the space around them, as in navigation.module.css, rem. */
const linkSize = 0.9375
const menuSize = 0.875
const linkSpace = 1.25
const tagSize = 1.25
const tagSpace = 1.5

/**
 * Finds where the links fit beside the tag and the controls, so that the style sheet can decide
 * without a script. It estimates the widths of letters: a bar that is still too narrow scrolls.
 */
export function findLinksFit(
  links: readonly Pick<NavigationLink, 'label'>[],
  tag: string | undefined,
): LinksFit {
  const start = tag === undefined ? 0 : measureTag(tag) + tagSpace
  const needed = links.reduce(
    (sum, { label }) => sum + measureText(label) * linkSize + linkSpace,
    start,
  )
  return rooms.find(([, room]) => needed <= room)?.[0] ?? 'never'
}

/** Whether the tag is too long for the bar of a phone. */
export function isLongTag(tag: string): boolean {
  return measureTag(tag) > 5.5
}

/** Whether the label of the current section fits into the button of the menu on a phone of 360 px. */
export function fitsMenuButton(label: string, tag: string | undefined): boolean {
  const start = tag === undefined || isLongTag(tag) ? 0 : measureTag(tag)
  return start + measureText(label) * menuSize <= 10.25
}

/** Estimates the width of the tag in the bar, rem. Its letters are bolder, and so 15 % wider. */
function measureTag(tag: string): number {
  return measureText(tag) * 1.15 * tagSize
}

/** Estimates the width of a text in any of the text fonts, em. */
function measureText(text: string): number {
  return [...text].reduce((sum, letter) => sum + measureLetter(letter), 0)
}

function measureLetter(letter: string): number {
  // A mark is above or below its letter.
  if (/\p{M}/u.test(letter)) return 0
  if (/[\u1100-\u11ff\u2e80-\u9fff\uac00-\ud7a3\uff00-\uff60]/u.test(letter)) return 1
  if (/[MWmw@%&]/u.test(letter)) return 0.88
  if (/[ijltfrI.,:;'|!()\s]/u.test(letter)) return 0.33
  return /\p{Lu}/u.test(letter) ? 0.7 : 0.58
}
