import { createElement, Suspense, use, type ComponentType } from 'react'

import type { Labels } from '#fields/texts/labels.ts'
import { ChunkLoader } from '#ui/chunk/chunk-loader.tsx'
import type { Chunk } from '#ui/chunk/chunk.ts'

import { KeptHtml } from './kept-html.tsx'

type Props<Content extends object> = {
  readonly view: Chunk<ComponentType<Content>>
  /** Undefined in the scripts of a built site. */
  readonly content: Content | undefined
  /** Finds its prerendered elements. */
  readonly selector: string
  readonly labels: Labels
}

/** A view that is HTML alone: in a built site it never loads, so the prerendered elements stay. */
export function StaticView<Content extends object>({ labels, selector, ...shown }: Props<Content>) {
  return (
    <>
      <Suspense fallback={<KeptHtml selector={selector} />}>
        <View {...shown} />
      </Suspense>
      <ChunkLoader chunk={shown.view} wanted={!import.meta.env.PROD} labels={labels} />
    </>
  )
}

function View<Content extends object>({ view, content }: Pick<Props<Content>, 'view' | 'content'>) {
  if (import.meta.env.SSR) view.load()
  const Loaded = use(view.ready)
  return content && createElement(Loaded, content)
}
