declare module 'virtual:portfolio' {
  import type { Portfolio } from '#content/portfolio.ts'
  /** The checked content, its files replaced by their addresses and measured. */
  export const portfolio: Portfolio
}

declare module 'virtual:portfolio.css'
