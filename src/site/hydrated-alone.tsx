import { Suspense, type ReactNode } from 'react'

/**
 * A part of the page that hydrates by itself. A browser that translates the page may change a text
 * before hydration, and React then renders this part again. Without the boundary React would render
 * the whole page, and drop the HTML of every view that has not loaded.
 */
export function HydratedAlone({ children }: { readonly children: ReactNode }) {
  return <Suspense>{children}</Suspense>
}
