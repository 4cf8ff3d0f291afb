import { frame, sections } from 'virtual:portfolio'
import { StrictMode } from 'react'
import { prerender as prerenderTree } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'

import { App } from './app.tsx'
import { pageContent } from './page-content.ts'
import './styles.ts'

/** The finished HTML of a path, with every word of the content in it. */
export async function prerender(path: string): Promise<string> {
  const { prelude } = await prerenderTree(
    <StrictMode>
      <StaticRouter basename={import.meta.env.BASE_URL} location={import.meta.env.BASE_URL + path}>
        <App content={pageContent(frame, sections)} />
      </StaticRouter>
    </StrictMode>,
    {
      // Large sections would otherwise be put at the end and moved into place by a script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError(error) {
        throw error
      },
    },
  )
  return new Response(prelude).text()
}
