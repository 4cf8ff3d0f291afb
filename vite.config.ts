import react from '@vitejs/plugin-react'
import { defineConfig, type Rolldown } from 'vite'

import { compileHint } from './src/build/compile-hint.ts'
import { developmentGuard } from './src/build/development-guard.ts'
import { motionStyles } from './src/build/motion-styles.ts'
import { nativeSpread } from './src/build/native-spread.ts'
import { portfolioPlugin } from './src/build/portfolio-plugin.ts'
import { prerenderPlugin } from './src/build/prerender-plugin.ts'
import { shortClassNames } from './src/build/short-class-names.ts'
import { basePath } from './src/disk/base-path.ts'

/** Where built files go; the same for both builds, since the prerendered page names them. */
const output: Rolldown.OutputOptions = {
  entryFileNames: 'static/js/[name]-[hash].js',
  chunkFileNames: 'static/js/[name]-[hash].js',
  assetFileNames: ({ names: [name = ''] }) =>
    name.endsWith('.css')
      ? 'static/css/[name]-[hash][extname]'
      : 'static/media/[name]-[hash][extname]',
}

export default defineConfig({
  base: basePath(),
  plugins: [
    developmentGuard(),
    react(),
    portfolioPlugin(),
    prerenderPlugin(),
    compileHint(),
    nativeSpread(),
    shortClassNames(),
  ],
  css: { postcss: { plugins: [motionStyles()] } },
  builder: {},
  // Built pages lie about in "out" and "dist": they are no sources.
  optimizeDeps: { entries: ['index.html'] },
  server: { watch: { ignored: ['**/out/**', '**/dist/**'] } },
  build: {
    assetsInlineLimit: 0,
    // The prerendered page shows every section before any script: it needs all styles at once.
    cssCodeSplit: false,
    // The engines of 2024 on: what the styles (light-dark, nesting) ask for anyway.
    target: ['chrome123', 'firefox121', 'safari17.5'],
    // Each of them knows "modulepreload".
    modulePreload: { polyfill: false },
  },
  // lottie-react reaches for three builds of its engine; those with eval() are shaken off again,
  // but warned of before (Gamote/lottie-react#146). A test holds the built files free of eval.
  environments: {
    client: {
      build: {
        outDir: process.env['OUT_DIR'] ?? 'dist',
        rolldownOptions: {
          checks: { eval: false },
          output,
        },
      },
    },
    ssr: {
      resolve: { noExternal: true },
      build: {
        outDir: `node_modules/.cache/folio/ssr-${process.env['OUT_DIR']?.replaceAll(/\W/gu, '-') ?? 'dist'}`,
        ssr: true,
        emptyOutDir: true,
        copyPublicDir: false,
        rolldownOptions: {
          checks: { eval: false },
          input: 'src/site/prerender.tsx',
          output: { ...output, entryFileNames: '[name].js' },
        },
      },
    },
  },
})
