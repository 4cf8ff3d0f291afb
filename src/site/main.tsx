import { portfolio } from 'virtual:portfolio'
import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'

import type { Portfolio } from '#content/portfolio.ts'

import { App } from './app.tsx'
import './styles.ts'

function tree(content: Portfolio) {
  return (
    <StrictMode>
      <BrowserRouter basename={import.meta.env.BASE_URL}>
        <App portfolio={content} />
      </BrowserRouter>
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
