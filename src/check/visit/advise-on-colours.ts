/** Says what to do about a contrast that is too low. The build makes the colours of a theme readable. */
export function adviseOnColours(hasStyleSheet: boolean): string {
  return hasStyleSheet
    ? 'Choose other colours in "theme", or correct the rule in style.css.'
    : 'Choose other colours in "theme", or for its background.'
}
