import { content } from 'virtual:portfolio'
import { prerender as prerenderTree } from 'react-dom/static'

import { App } from './app.tsx'
import './styles.ts'

/** Renders a path to HTML that holds every text of the content. Rejects with the error of a view. */
export async function prerender(path: string): Promise<string> {
  const failures: unknown[] = []
  const { prelude } = await prerenderTree(
    <App content={content} path={import.meta.env.BASE_URL + path} />,
    {
      // Otherwise React puts large sections at the end, and a script moves them into place.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError(error, { componentStack = '' }) {
        // An error of React itself, such as an object among children, has no line of a view in its stack.
        if (error instanceof Error) error.stack = `${error.stack}${componentStack}`
        failures.push(error)
      },
    },
  )
  if (failures.length > 0) throw failures[0]
  return new Response(prelude).text()
}
