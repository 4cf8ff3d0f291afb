import { createElement, type ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

import { labels } from '#fields/texts/labels.ts'

import type { ViewProps } from './view-props.ts'

/** What visitors get of a view, until a script runs. */
export function renderView<Section>(
  View: ComponentType<ViewProps<Section>>,
  section: Section,
  rest: Partial<ViewProps<Section>> = {},
): string {
  return renderToStaticMarkup(
    createElement(View, {
      section,
      profile: {},
      labels: labels.parse({}),
      language: 'en',
      headingId: 'heading',
      isFirst: false,
      ...rest,
    }),
  )
}

/** Removes the classes of a markup: their names are of no interest to most tests. */
export function removeClasses(markup: string): string {
  return markup.replaceAll(/ class="[^"]*"/gu, '')
}
