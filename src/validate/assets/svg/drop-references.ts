const reference = /(\bhref\s*=\s*["']\s*)[^"'\s<]/giu

/** Elements of the same drawing, and pictures that name no file of their own. */
const harmless = /(?:#|data:image\/(?:png|jpe?g|gif|webp)[;,])/iuy

/**
 * Makes references to files in the text of an SVG drawing lead nowhere, without a change of any position:
 * resvg opens each file that a drawing names, also one without an end, such as `/dev/zero`.
 */
export function dropReferences(svg: string): string {
  return svg.replaceAll(reference, (written, start: string, index: number) => {
    harmless.lastIndex = index + start.length
    return harmless.test(svg) ? written : `${start}#`
  })
}
