import { join } from 'node:path'

import react from '@vitejs/plugin-react'
import { normalizePath, type Rolldown, type UserConfig } from 'vite'

import { cacheFolder, engineFolder, findEngineFile, ownerFolder } from '#disk/folders.ts'
import { findPublicFolder } from '#disk/owner/own-files.ts'
import { packageName } from '#disk/package-name.ts'
import { findSiteBasePath } from '#disk/find-site-base-path.ts'
import { refuseFolderName } from '#disk/refuse-folder-name.ts'
import { refusePlugAndPlay } from '#disk/refuse-plug-and-play.ts'
import { findSiteFolder } from '#disk/site-folder.ts'

import { compileHint } from './scripts/compile-hint.ts'
import { developmentGuard } from './development/development-guard.ts'
import { developmentMessages } from './development/development-messages.ts'
import { inlineScript } from './document/inline-script.ts'
import { nameAsset } from './name-asset.ts'
import { browsers, cssOptions } from './styles/css-options.ts'
import { fileAddresses } from './styles/file-addresses.ts'
import { motionStyles } from './styles/motion-styles.ts'
import { overlayTip } from './development/overlay-tip.ts'
import { ownViews } from './own-views.ts'
import { portfolioPlugin } from './portfolio-plugin.ts'
import { prerenderPlugin } from './prerender-plugin.ts'
import { unusedViews } from './unused-views.ts'

/** Where built files go; the same for both builds, since the prerendered page names them. */
const output: Rolldown.OutputOptions = {
  entryFileNames: 'static/js/[name]-[hash].js',
  chunkFileNames: 'static/js/[name]-[hash].js',
  assetFileNames: nameAsset,
}

/**
 * lottie-react imports three builds of lottie-web. The unused ones contain eval() and are removed
 * after the warning (Gamote/lottie-react#146); a test checks that the built files hold no eval.
 */
const checks = { eval: false, pluginTimings: false }

/** What is built in the owner's folder is no source. */
const builtFolders = ['out', 'dist'].map((name) => normalizePath(join(ownerFolder, name)))

function isBuilt(path: string): boolean {
  return builtFolders.some((folder) => `${normalizePath(path)}/`.startsWith(`${folder}/`))
}

/**
 * Creates the configuration of Vite for the site of the owner's folder. Settings must be loaded
 * before. A build passes a few lines about the built site to `printSummary`. If not `isCompressed`, it
 * writes no compressed copies and weighs nothing, for tests that build many sites.
 */
export function createSiteConfig(
  printSummary: (summary: string) => void = console.log,
  { isCompressed = true }: { readonly isCompressed?: boolean } = {},
): UserConfig {
  refusePlugAndPlay()
  refuseFolderName(engineFolder)
  refuseFolderName(ownerFolder)
  return {
    root: engineFolder,
    publicDir: findPublicFolder(),
    cacheDir: join(cacheFolder, 'vite'),
    // Settings come from loadSettings.
    envDir: false,
    base: findSiteBasePath(),
    resolve: {
      // The owner's views import these, and get the copy and the modules of the engine.
      alias: { [`${packageName}/view`]: findEngineFile('src/view.ts') },
      dedupe: ['react', 'react-dom'],
    },
    plugins: [
      developmentGuard(),
      developmentMessages(),
      overlayTip(),
      react(),
      inlineScript(),
      unusedViews(),
      ownViews(),
      portfolioPlugin(),
      // After it: these change the owner's styles, too. The first one keeps the lines as they are.
      fileAddresses(),
      motionStyles(),
      prerenderPlugin(printSummary, isCompressed),
      compileHint(),
    ],
    css: cssOptions,
    // Both builds read it once, which saves a second of each build.
    builder: { sharedConfigBuild: true },
    // Built pages in "out" and "dist" are not sources.
    optimizeDeps: { entries: ['index.html'] },
    server: {
      watch: { ignored: isBuilt },
    },
    build: {
      outDir: findSiteFolder(),
      // A folder outside of the project, too.
      emptyOutDir: true,
      assetsInlineLimit: 0,
      // The budgets say what is too large. Vite's advice is for developers of the page.
      chunkSizeWarningLimit: Infinity,
      // The prerendered page shows every section without a script, so it needs all styles at once.
      cssCodeSplit: false,
      target: browsers.map((browser) => browser.replace(' ', '')),
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
            input: findEngineFile('src/site/prerender.tsx'),
            output: { ...output, entryFileNames: '[name].js' },
          },
        },
      },
    },
  }
}
