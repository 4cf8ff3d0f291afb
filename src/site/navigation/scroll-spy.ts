/** The vertical extent of a section, in pixels from the top of the viewport. */
export type Box = { readonly id: string; readonly top: number; readonly bottom: number }

/**
 * Finds the section whose box contains a horizontal line (specification, section 2: at 30 percent
 * of the viewport's height). Undefined if there is none; of overlapping boxes the later one.
 */
export function sectionAtLine(boxes: readonly Box[], line: number): string | undefined {
  return boxes.findLast(({ top, bottom }) => top <= line && line < bottom)?.id
}
