import { browserslistToTargets } from 'lightningcss'
import type { CSSOptions } from 'vite'

/** Browsers since 2024: the styles need them (light-dark, nesting). */
export const browsers = ['chrome 123', 'firefox 121', 'safari 17.5']

/** How Vite reads style sheets. Its own way, PostCSS, takes a fifth more of a build, and a larger page. */
export const cssOptions: CSSOptions = {
  transformer: 'lightningcss',
  lightningcss: {
    // Nesting that these browsers understand stays as it is: it is shorter.
    targets: browserslistToTargets(browsers),
    // Names of containers and of lines of grids are shared by the modules.
    cssModules: { pattern: '[local]_[hash]', container: false, grid: false },
  },
}
