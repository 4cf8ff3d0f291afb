import { content } from 'virtual:portfolio'
import { startTransition } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'

import { findTextDirection } from '#fields/texts/text-direction.ts'
import { showFilteredCards } from '#sections/projects/show-filtered-cards.ts'
import { endHiddenPreloader } from '#ui/preloader/preloader-state.ts'

import { App } from './app.tsx'
import type { PageContent } from './page-content.ts'
import './styles.ts'

const element = document.getElementById('root')
if (!element) throw new Error('The document has no element "root".')
// A built document names its path, because a host may serve it at another address.
const prerendered = element.dataset['path']
const path = prerendered === undefined ? location.pathname : import.meta.env.BASE_URL + prerendered
let app = <App content={content} path={path} />
let root: Root | undefined
showFilteredCards()
// In its own task: together with the evaluation of this script it would be a long task on a phone.
setTimeout(() => {
  // Before React: where an extension has changed the page, it makes a new element, which would begin again.
  if (prerendered !== undefined) {
    endHiddenPreloader(document.querySelector('[data-preloader-root]'))
  }
  if (import.meta.env.DEV && prerendered === undefined) {
    root = createRoot(element)
    flushSync(() => root?.render(app))
    // The browser has looked for the section of the address before there was one. A reload stays where it was.
    const [visit] = performance.getEntriesByType('navigation')
    const isReload = visit instanceof PerformanceNavigationTiming && visit.type === 'reload'
    if (location.hash && !isReload) location.replace(location.hash)
    return
  }
  // A transition hydrates in small steps.
  startTransition(() => {
    root = hydrateRoot(element, app)
  })
})

if (import.meta.hot) {
  import.meta.hot.accept('virtual:portfolio', (next) => {
    if (!next) return
    const edited: PageContent = next['content']
    const { title, language } = edited.site
    // Only the home page has the title of the site.
    if (path === import.meta.env.BASE_URL) document.title = title
    document.documentElement.lang = language
    document.documentElement.dir = findTextDirection(language)
    // Before the first rendering there is no root.
    app = <App content={edited} path={path} />
    root?.render(app)
  })
}
