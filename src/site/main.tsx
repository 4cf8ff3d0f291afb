import { portfolio } from 'virtual:portfolio'
import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { StaticRouter } from 'react-router-dom'

import type { Portfolio } from '#content/portfolio.ts'
import { motion } from '#ui/motion.ts'

import { App } from './app.tsx'
import './styles.ts'

/**
 * Every route is a document of its own, so within one the route stays. A router that follows the
 * address would tell of each #anchor by its context, and React then drops the prerendered words
 * of every section whose script is still on its way: it cannot know which of them listen.
 */
function tree(content: Portfolio, path: string) {
  return (
    <StrictMode>
      <StaticRouter basename={import.meta.env.BASE_URL} location={path}>
        <App portfolio={content} />
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
const root = drawn === undefined ? createRoot(element) : hydrateRoot(element, tree(portfolio, path))
if (drawn === undefined) root.render(tree(portfolio, path))

if (import.meta.hot) {
  import.meta.hot.accept('virtual:portfolio', (next) => {
    if (!next) return
    const content: Portfolio = next['portfolio']
    document.title = content.site.title
    document.documentElement.lang = content.site.language
    root.render(tree(content, path))
  })
}
