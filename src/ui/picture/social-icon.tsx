import { createElement, type ReactElement } from 'react'

import type { IconDrawing, IconShape } from '#fields/pictures/icon-drawing.ts'

/** The icon of a network in the colour of the text. The link has the name. */
export function SocialIcon({ icon: { viewBox, shapes } }: { icon: IconDrawing }) {
  return (
    <svg
      viewBox={viewBox}
      width="24"
      height="24"
      fill="currentColor"
      aria-hidden="true"
      focusable="false"
    >
      {shapes.map(drawShape)}
    </svg>
  )
}

/** A drawing never changes, so that positions are keys. */
function drawShape(
  { element, attributes, shapes = [], text }: IconShape,
  key: number,
): ReactElement {
  return createElement<object>(element, { key, ...attributes }, text, ...shapes.map(drawShape))
}
