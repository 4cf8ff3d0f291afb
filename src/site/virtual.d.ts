declare module 'virtual:portfolio' {
  import type { Portfolio } from '#content/portfolio.ts'
  import type { SectionSource } from '#site/page-content.ts'
  /** The checked content but for its sections, its links below the base of the site. */
  export const frame: Omit<Portfolio, 'sections'>
  /** The sections, their files replaced by their addresses and measured. */
  export const sections: readonly SectionSource[]
}

declare module 'virtual:portfolio.css'
