/** Where the colours of a page come from. */
type ColourSource = {
  /** The path of its file in the folder `public`, if it is one of the owner's HTML pages. */
  readonly publicFile: string | undefined
  /** Whether the owner has a style.css. */
  readonly hasStyleSheet: boolean
}

/** Says what to do about a contrast that is too low. The build makes the colours of a theme readable. */
export function adviseOnColours({ publicFile, hasStyleSheet }: ColourSource): string {
  if (publicFile !== undefined) {
    return `Correct its colours in public/${publicFile}, or in the style sheet that this page names.`
  }
  return hasStyleSheet
    ? 'Choose other colours in "theme", or correct the rule in style.css.'
    : 'Choose other colours in "theme". On a slide with a "background", choose another one there.'
}
