import { frame, sections } from 'virtual:portfolio'
import { startTransition, StrictMode } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { StaticRouter } from 'react-router-dom'

import { textDirection } from '#fields/text-direction.ts'
import { motion } from '#ui/motion.ts'

import { App } from './app.tsx'
import { pageContent, type PageContent } from './page-content.ts'
import './styles.ts'

/**
 * Every route is a document of its own, so within one the route stays. A router that follows the
 * address would tell of each #anchor by its context, and React then drops the prerendered words
 * of every section whose script is still on its way: it cannot know which of them listen.
 */
function tree(content: PageContent, path: string) {
  return (
    <StrictMode>
      <StaticRouter basename={import.meta.env.BASE_URL} location={path}>
        <App content={content} />
      </StaticRouter>
    </StrictMode>
  )
}

motion.start()
const element = document.getElementById('root')
if (!element) throw new Error('The document has no element "root".')
// A built document says which page it is, wherever a host may serve it.
const drawn = element.dataset['path']
const path = drawn === undefined ? location.pathname : import.meta.env.BASE_URL + drawn
const first = tree(pageContent(frame, sections), path)
let root: Root | undefined
// A task of its own: on a slow phone this script and the first drawing together hold up the page.
setTimeout(() => {
  // As a transition it is done bit by bit, between frames.
  startTransition(() => {
    if (drawn === undefined) {
      root = createRoot(element)
      root.render(first)
    } else root = hydrateRoot(element, first)
  })
})

if (import.meta.hot) {
  import.meta.hot.accept('virtual:portfolio', (next) => {
    if (!next) return
    const content = pageContent(next['frame'], next['sections'])
    document.title = content.site.title
    document.documentElement.lang = content.site.language
    document.documentElement.dir = textDirection(content.site.language)
    root?.render(tree(content, path))
  })
}
