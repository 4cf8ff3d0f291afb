import { portfolio } from 'virtual:portfolio'
import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { StaticRouter } from 'react-router-dom'

import type { Portfolio } from '#content/portfolio.ts'

import { App } from './app.tsx'
import './styles.ts'

/**
 * Every route is a document of its own, so within one the route stays. A router that follows the
 * address would tell of each #anchor by its context, and React then drops the prerendered words
 * of every section whose script is still on its way: it cannot know which of them listen.
 */
function tree(content: Portfolio) {
  return (
    <StrictMode>
      <StaticRouter basename={import.meta.env.BASE_URL} location={location.pathname}>
        <App portfolio={content} />
      </StaticRouter>
    </StrictMode>
  )
}

const element = document.getElementById('root')
if (!element) throw new Error('The document has no element "root".')
const root = element.firstElementChild ? hydrateRoot(element, tree(portfolio)) : createRoot(element)
if (!element.firstElementChild) root.render(tree(portfolio))

if (import.meta.hot) {
  import.meta.hot.accept('virtual:portfolio', (next) => {
    if (next) root.render(tree(next['portfolio']))
  })
}
