import react from '@vitejs/plugin-react'
import { defineConfig, type Rolldown } from 'vite'

import { compileHint } from './src/vite/scripts/compile-hint.ts'
import { developmentGuard } from './src/vite/development-guard.ts'
import { developmentMessages } from './src/vite/development-messages.ts'
import { inlineScript } from './src/vite/document/inline-script.ts'
import { motionStyles } from './src/vite/styles/motion-styles.ts'
import { portfolioPlugin } from './src/vite/portfolio-plugin.ts'
import { prerenderPlugin } from './src/vite/prerender-plugin.ts'
import { unusedViews } from './src/vite/unused-views.ts'
import { outputFolder } from './src/disk/output-folder.ts'
import { loadSettings } from './src/disk/settings/load-settings.ts'
import { siteBasePath } from './src/disk/site-base-path.ts'

/** Where built files go; the same for both builds, since the prerendered page names them. */
const output: Rolldown.OutputOptions = {
  entryFileNames: 'static/js/[name]-[hash].js',
  chunkFileNames: 'static/js/[name]-[hash].js',
  assetFileNames: ({ names: [name = ''] }) =>
    name.endsWith('.css')
      ? 'static/css/[name]-[hash][extname]'
      : 'static/media/[name]-[hash][extname]',
}

/**
 * lottie-react imports three builds of lottie-web. The unused ones contain eval() and are removed
 * after the warning (Gamote/lottie-react#146); a test checks that the built files hold no eval.
 */
const checks = { eval: false, pluginTimings: false }

loadSettings()

export default defineConfig({
  // The line above reads .env.
  envDir: false,
  base: siteBasePath(),
  plugins: [
    developmentGuard(),
    developmentMessages(),
    react(),
    inlineScript(),
    unusedViews(),
    portfolioPlugin(),
    prerenderPlugin(),
    compileHint(),
  ],
  css: { postcss: { plugins: [motionStyles()] } },
  // Both builds read this file once, which saves a second of each build.
  builder: { sharedConfigBuild: true },
  // Built pages in "out" and "dist" are not sources.
  optimizeDeps: { entries: ['index.html'] },
  server: { watch: { ignored: ['**/out/**', '**/dist/**'] } },
  build: {
    outDir: outputFolder(),
    // A folder outside of the project, too.
    emptyOutDir: true,
    assetsInlineLimit: 0,
    // The prerendered page shows every section without a script, so it needs all styles at once.
    cssCodeSplit: false,
    // Browsers since 2024: the styles need them (light-dark, nesting).
    target: ['chrome123', 'firefox121', 'safari17.5'],
    // All of them support "modulepreload".
    modulePreload: { polyfill: false },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          checks,
          output,
        },
      },
    },
    ssr: {
      resolve: { noExternal: true },
      build: {
        ssr: true,
        copyPublicDir: false,
        rolldownOptions: {
          checks,
          input: 'src/site/prerender.tsx',
          output: { ...output, entryFileNames: '[name].js' },
        },
      },
    },
  },
})
