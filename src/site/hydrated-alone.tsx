import { Suspense, type ReactNode } from 'react'

/**
 * A part of the page that hydrates by itself. A browser that translates the page, or an extension, may
 * change this part before hydration, and React then renders it again. Without the boundary React would
 * render the whole page: `KeptHtml` keeps the elements of the views, but a preloader that has ended
 * would cover the page again, a selection would be lost, and a row of slides scrolled back.
 */
export function HydratedAlone({ children }: { readonly children: ReactNode }) {
  return <Suspense>{children}</Suspense>
}
