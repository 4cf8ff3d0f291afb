declare module 'virtual:portfolio' {
  import type { PageContent } from '#site/page-content.ts'
  /** The validated content. Files are replaced by their addresses; links begin with the site's base. */
  export const content: PageContent
}

declare module 'virtual:portfolio.css'
