import { createElement, Suspense, use } from 'react'
import { Route, Routes, useLocation } from 'react-router-dom'

import type { Labels } from '#content/labels.ts'
import type { Portfolio } from '#content/portfolio.ts'
import { ChunkFailure } from '#ui/chunk-failure.tsx'
import { createChunk } from '#ui/chunk.ts'
import { useChunk } from '#ui/use-chunk.ts'

import { Page } from './page.tsx'
import { Preloader } from './preloader.tsx'

const notFound = createChunk('not-found', async () => (await import('./not-found.tsx')).NotFound)

/** Everything in the root element: the preloader, then the route (specification, section 2). */
export function App({ portfolio }: { readonly portfolio: Portfolio }) {
  const { pathname } = useLocation()
  const [first] = portfolio.sections
  const tag = pathname === '/' && first?.type === 'hero' ? first.tag : undefined
  return (
    <>
      <Preloader content={portfolio.preloader} tag={tag} />
      <Routes>
        <Route path="/" element={<Page portfolio={portfolio} />} />
        <Route path="*" element={<NotFoundRoute portfolio={portfolio} />} />
      </Routes>
    </>
  )
}

/**
 * The not-found page, loaded separately. What changes while its script is on the way is in a part
 * of its own: rendered anew itself, it would drop its prerendered words.
 */
function NotFoundRoute({ portfolio }: { readonly portfolio: Portfolio }) {
  return (
    <>
      <Suspense>
        <NotFoundView content={portfolio.notFound} labels={portfolio.labels} />
      </Suspense>
      <NotFoundFailure labels={portfolio.labels} />
    </>
  )
}

function NotFoundFailure({ labels }: { readonly labels: Labels }) {
  const state = useChunk(notFound, true)
  if (state.status !== 'failed') return null
  return <ChunkFailure error={state.error} labels={labels} onRetry={notFound.load} />
}

type NotFoundProps = { readonly content: Portfolio['notFound']; readonly labels: Labels }

function NotFoundView(props: NotFoundProps) {
  if (import.meta.env.SSR) notFound.load()
  return createElement(use(notFound.ready), props)
}
