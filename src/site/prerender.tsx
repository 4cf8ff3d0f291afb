import { content } from 'virtual:portfolio'
import { prerender as prerenderTree } from 'react-dom/static'

import { App } from './app.tsx'
import './styles.ts'

/** Renders a path to HTML that holds every text of the content. */
export async function prerender(path: string): Promise<string> {
  const { prelude } = await prerenderTree(
    <App content={content} path={import.meta.env.BASE_URL + path} />,
    {
      // Otherwise React puts large sections at the end, and a script moves them into place.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError(error) {
        throw error
      },
    },
  )
  return new Response(prelude).text()
}
