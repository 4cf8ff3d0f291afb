import { AxeBuilder } from '@axe-core/playwright'
import type { Locator, Page } from 'playwright-core'

import { measureContrast } from '#content/colours/contrast.ts'
import { parseColour } from '#fields/linear-colour.ts'
import { readProperty } from '#json/untyped-value.ts'

import { describeElement, type Described } from './describe-element.ts'
import { findUnnamedSections } from './find-unnamed-sections.ts'
import type { NameFile } from './name-file.ts'

/** The rules of axe for WCAG 2.2 A and AA. */
export const wcagTags: readonly string[] = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** Those and best practices: the rules for what the engine makes. */
export const axeTags: readonly string[] = [...wcagTags, 'best-practice']

/** One element that breaks a rule of axe. */
type Barrier = {
  readonly rule: string
  /** The requirement, as a sentence of axe. */
  readonly help: string
  readonly helpUrl: string
  /** The figures of rules that measure. */
  readonly data: unknown
  readonly at: Described
}

/** How a page is inspected, and described to its owner. */
export type Inspection = {
  /** The rules of axe that apply. */
  readonly tags: readonly string[]
  readonly nameFile: NameFile
  /** What to do about a contrast that is too low, as a sentence. */
  readonly colourAdvice: string
}

/**
 * Creates a run of axe, which sends its 550 kB to the page only if the document does not have them.
 * The result has the details of violations, and of what axe is not sure about.
 */
export async function createAxe(page: Page): Promise<AxeBuilder> {
  const isLoaded = await page.evaluate(() => 'axe' in window)
  const axe = new AxeBuilder(isLoaded ? { page, axeSource: 'undefined' } : { page })
  // Axe sends messages into frames, and those that the policy blocks would answer with an error.
  axe.options({ iframes: false, resultTypes: ['violations', 'incomplete'] })
  // Without legacy mode axe opens a new page for each run because of frames. There are none.
  return axe.setLegacyMode(true)
}

/**
 * Runs axe on a page as it is now. Returns a problem for each element that breaks a rule, but one for
 * all texts with the same two colours, and one for each section without a name.
 */
export async function findBarriers(
  page: Page,
  { tags, nameFile, colourAdvice }: Inspection,
): Promise<string[]> {
  const axe = await createAxe(page)
  const { violations, incomplete } = await axe.withTags([...tags]).analyze()
  const unsure = incomplete.filter(({ id }) => id === 'color-contrast')
  const barriers: Barrier[] = []
  for (const result of [...violations, ...unsure]) {
    const { id: rule, help, helpUrl, nodes } = result
    for (const { target, any: failedChecks } of nodes) {
      const element = page.locator(String(target.at(-1))).first()
      const [check] = failedChecks
      const isUnsure = unsure.includes(result)
      const data = isUnsure ? await measureUnsure(element, check?.data) : check?.data
      if (isUnsure && data === undefined) continue
      const found = await element.evaluate(describeElement)
      const at = { ...found, text: nameFile(found.text) }
      barriers.push({ rule, help, helpUrl, data, at })
    }
  }
  return [...(await findUnnamedSections(page)), ...describeBarriers(barriers, colourAdvice)]
}

/**
 * Describes barriers. Texts with the same colours have one cause: it describes the first of those that
 * need most contrast. How much depends on the size of the text, which differs between windows.
 */
export function describeBarriers(barriers: readonly Barrier[], colourAdvice: string): string[] {
  const groups = Map.groupBy(barriers, (barrier) => readColours(barrier) ?? barrier)
  return [...groups.values()].flatMap((group) => {
    const [first, ...others] = group.toSorted(
      (a, b) => readNeededContrast(b) - readNeededContrast(a),
    )
    if (!first) return []
    const count = others.length > 0 ? ` Others like it: ${others.length}.` : ''
    return [describeBarrier(first, colourAdvice) + count]
  })
}

function readNeededContrast({ data }: Barrier): number {
  return Number.parseFloat(String(readProperty(data, 'expectedContrastRatio'))) || 0
}

/** Names the colours of text and background. Undefined for other rules. */
function readColours({ rule, data }: Barrier): string | undefined {
  if (rule !== 'color-contrast') return undefined
  return ['fgColor', 'bgColor'].map((name) => String(readProperty(data, name))).join(' ')
}

/**
 * Returns the figures of a text that axe is not sure about, or undefined if it may be readable. Axe takes a
 * rim for the colour of the letters, and does not know the background before a picture.
 */
async function measureUnsure(element: Locator, data: unknown): Promise<unknown> {
  const reason = String(readProperty(data, 'messageKey'))
  if (!['equalRatio', 'imgNode', 'bgOverlap'].includes(reason)) return undefined
  const rimmed = await element.evaluate(readRim)
  if (rimmed) {
    const { letters: fgColor, rim: bgColor } = rimmed
    const ratio = measureContrast(parseColour(fgColor), parseColour(bgColor))
    const expectedContrastRatio = readProperty(data, 'expectedContrastRatio')
    if (ratio >= (Number.parseFloat(String(expectedContrastRatio)) || 0)) return undefined
    const contrastRatio = Math.floor(ratio * 100) / 100
    return { fgColor, bgColor, contrastRatio, expectedContrastRatio }
  }
  // Axe is not sure about text in the colour of its background: it may be meant.
  if (reason !== 'equalRatio') return undefined
  return (await element.evaluate(isDecorated)) ? undefined : data
}

/** Reads the colours of letters and of the wide rim around them, if both are opaque. It runs in the page. */
function readRim(element: Element): { letters: string; rim: string } | undefined {
  const style = getComputedStyle(element)
  const width = Number.parseFloat(style.webkitTextStrokeWidth)
  // A narrow stroke makes letters bold.
  if (!(width > 0.05 * Number.parseFloat(style.fontSize))) return undefined
  const context = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
  const [letters, rim] = [style.color, style.webkitTextStrokeColor].map((colour) => {
    if (!context) return undefined
    context.clearRect(0, 0, 1, 1)
    context.fillStyle = colour
    context.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0, alpha] = context.getImageData(0, 0, 1, 1).data
    const digits = [red, green, blue].map((byte) => byte.toString(16).padStart(2, '0')).join('')
    return alpha === 255 ? `#${digits}` : undefined
  })
  return letters !== undefined && rim !== undefined ? { letters, rim } : undefined
}

/** Whether axe does not see the colour of text: it is filled with a picture, or has a rim. It runs in the page. */
function isDecorated(element: Element): boolean {
  const { color, webkitTextStrokeWidth } = getComputedStyle(element)
  return /[,/] 0\)$/u.test(color) || Number.parseFloat(webkitTextStrokeWidth) > 0
}

/** Describes a barrier: what is wrong, where, and what to do. */
function describeBarrier({ rule, help, helpUrl, data, at }: Barrier, colourAdvice: string): string {
  const { location, text } = at
  if (rule === 'color-contrast') {
    const [ratio, needed] = ['contrastRatio', 'expectedContrastRatio'].map((name) =>
      String(readProperty(data, name)).replace(/:1$/u, ''),
    )
    return `${location}, "${text}" is hard to read: its contrast is ${ratio} to 1, and ${needed} to 1 is needed. ${colourAdvice}`
  }
  if (rule === 'image-alt') {
    return `${location}, the picture "${text}" has no text alternative. Describe it in "alt".`
  }
  return `${location}, ${text ? `"${text}"` : 'an element without text'} is not accessible: ${help} (${rule}). See ${helpUrl}.`
}
