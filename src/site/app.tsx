import { createElement, Suspense, use } from 'react'
import { Route, Routes, useLocation } from 'react-router-dom'

import { ChunkLoader } from '#ui/chunk-loader.tsx'
import { createChunk } from '#ui/chunk.ts'

import type { PageContent } from './page-content.ts'
import { Page } from './page.tsx'
import { Preloader } from './preloader.tsx'

const notFound = createChunk('not-found', async () => (await import('./not-found.tsx')).NotFound)

/** Everything in the root element: the preloader, then the route (specification, section 2). */
export function App({ content }: { readonly content: PageContent }) {
  const { pathname } = useLocation()
  const tag = pathname === '/' ? content.sections[0]?.head.tag : undefined
  return (
    <>
      <Preloader content={content.preloader} tag={tag} />
      <Routes>
        <Route path="/" element={<Page content={content} />} />
        <Route path="*" element={<NotFoundRoute content={content} />} />
      </Routes>
    </>
  )
}

/**
 * The not-found page, loaded separately. What changes while its script is on the way is in a part
 * of its own: rendered anew itself, it would drop its prerendered words.
 */
function NotFoundRoute({ content }: { readonly content: PageContent }) {
  return (
    <>
      <Suspense>
        <NotFoundView content={content.notFound} labels={content.labels} />
      </Suspense>
      <ChunkLoader chunk={notFound} wanted labels={content.labels} />
    </>
  )
}

type NotFoundProps = Pick<PageContent, 'labels'> & { readonly content: PageContent['notFound'] }

function NotFoundView(props: NotFoundProps) {
  if (import.meta.env.SSR) notFound.load()
  return createElement(use(notFound.ready), props)
}
