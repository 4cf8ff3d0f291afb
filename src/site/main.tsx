import { content } from 'virtual:portfolio'
import { startTransition, StrictMode } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { StaticRouter } from 'react-router-dom'

import { textDirection } from '#fields/text-direction.ts'

import { App } from './app.tsx'
import type { PageContent } from './page-content.ts'
import './styles.ts'

/**
 * Every route is its own document, so the router never navigates. A router that follows the address
 * would re-render at each #anchor, and React would then drop the prerendered content of every
 * section that is not hydrated yet.
 */
function renderTree(page: PageContent, path: string) {
  return (
    <StrictMode>
      <StaticRouter basename={import.meta.env.BASE_URL} location={path}>
        <App content={page} />
      </StaticRouter>
    </StrictMode>
  )
}

const element = document.getElementById('root')
if (!element) throw new Error('The document has no element "root".')
// A built document names its path, because a host may serve it at another address.
const prerendered = element.dataset['path']
const path = prerendered === undefined ? location.pathname : import.meta.env.BASE_URL + prerendered
const tree = renderTree(content, path)
let root: Root | undefined
// In its own task: together with the evaluation of this script it would be a long task on a phone.
setTimeout(() => {
  // A transition hydrates in small steps.
  startTransition(() => {
    if (prerendered === undefined) {
      root = createRoot(element)
      root.render(tree)
    } else root = hydrateRoot(element, tree)
  })
})

if (import.meta.hot) {
  import.meta.hot.accept('virtual:portfolio', (next) => {
    if (!next) return
    const edited: PageContent = next['content']
    const { title, language } = edited.site
    document.title = title
    document.documentElement.lang = language
    document.documentElement.dir = textDirection(language)
    root?.render(renderTree(edited, path))
  })
}
