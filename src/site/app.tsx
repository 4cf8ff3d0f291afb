import { createElement, StrictMode, Suspense, use } from 'react'
import { Route, Routes, StaticRouter, useLocation } from 'react-router-dom'

import { writeProjectPath } from '#profile/project-anchor.ts'
import { ChunkLoader } from '#ui/chunk/chunk-loader.tsx'
import { createChunk } from '#ui/chunk/chunk.ts'
import { Preloader } from '#ui/preloader/preloader.tsx'

import { HydratedAlone } from './hydrated-alone.tsx'
import { KeptHtml } from './kept-html.tsx'
import type { PageContent } from './page-content.ts'
import { Page } from './page/page.tsx'
import { SiteFooter } from './footer/site-footer.tsx'
import { OwnPageRoute } from './own-page/own-page-route.tsx'
import { ProjectRoute } from './project-page/project-route.tsx'

type Props = { readonly content: PageContent }

/** The path for which the build renders the not-found page. */
const notFoundPath = '/not-found'

const notFound = createChunk('not-found', async () => (await import('./not-found.tsx')).NotFound)

/**
 * Everything in the root element, for a path with the site's base. Every route is its own document,
 * so the router never navigates. A router that follows the address would re-render at each #anchor,
 * and React would then drop the prerendered content of every section that is not hydrated yet.
 */
export function App({ content, path }: Props & { readonly path: string }) {
  return (
    <StrictMode>
      <StaticRouter basename={import.meta.env.BASE_URL} location={path}>
        <Site content={content} />
      </StaticRouter>
    </StrictMode>
  )
}

/** A page that is HTML alone, or the preloader and the route (specification, section 2). */
function Site({ content }: Props) {
  const { pathname } = useLocation()
  const path = `${pathname.replaceAll(/^\/|\/$/gu, '')}/`
  const { projects, ownPages } = content
  const project = projects?.find((page) => writeProjectPath(page.project.id) === path)
  // The scripts of a built site do not contain these pages: every other path is one of them.
  const isPage = !projects && pathname !== '/' && pathname !== notFoundPath
  if (project || (isPage && path.startsWith('projects/'))) {
    return <ProjectRoute content={content} path={path} page={project} />
  }
  const ownPage = ownPages?.find((page) => page.path === path)
  if (ownPage || isPage) return <OwnPageRoute content={content} path={path} page={ownPage} />
  const tag = pathname === '/' ? content.sections[0]?.head.tag : undefined
  return (
    <>
      <HydratedAlone>
        <Preloader preloader={content.preloader} tag={tag} />
      </HydratedAlone>
      <Routes>
        <Route path="/" element={<Page content={content} />} />
        <Route path="*" element={<NotFoundRoute content={content} />} />
      </Routes>
    </>
  )
}

/**
 * The not-found page, loaded separately. The loader is a sibling of the view: if the view's parent
 * re-rendered while the script loads, React would drop the prerendered content.
 */
function NotFoundRoute({ content }: Props) {
  return (
    <>
      <Suspense fallback={<KeptHtml selector="main" />}>
        <NotFoundView content={content} />
      </Suspense>
      <ChunkLoader chunk={notFound} wanted labels={content.labels} />
      <SiteFooter content={content} />
    </>
  )
}

function NotFoundView({ content }: Props) {
  if (import.meta.env.SSR) notFound.load()
  return createElement(use(notFound.ready), {
    content: content.notFound,
    labels: content.labels,
  })
}
