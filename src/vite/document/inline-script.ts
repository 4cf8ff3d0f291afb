import { build, type Plugin } from 'vite'

import { engineFolder, findEngineFile } from '#disk/folders.ts'

/** Puts `src/site/before-hydration.ts` into the head of every document, in development too. */
export function inlineScript(): Plugin {
  let target: string | false | string[] | undefined
  let script: Promise<string> | undefined
  return {
    name: 'folio:inline-script',
    configResolved(config) {
      target = config.build.target
    },
    transformIndexHtml: {
      order: 'pre',
      async handler(html) {
        // Bundling takes 70 ms, which every request for a page in development would wait for.
        const bundled = await (script ??= bundleInlineScript(target))
        return html.replace('<!--before-hydration-->', () => `<script>${bundled}</script>`)
      },
    },
    hotUpdate() {
      script = undefined
    },
  }
}

/** Bundles and minifies the script. Throws if it would end its script element. */
export async function bundleInlineScript(target: string | false | string[] = 'es2024') {
  const built = await build({
    configFile: false,
    root: engineFolder,
    logLevel: 'warn',
    build: {
      write: false,
      target,
      modulePreload: false,
      copyPublicDir: false,
      rolldownOptions: {
        input: findEngineFile('src/site/before-hydration.ts'),
        output: { format: 'iife' },
      },
    },
  })
  const [script, ...others] = [built]
    .flat()
    .flatMap((part) => ('output' in part ? part.output : []))
  if (script?.type !== 'chunk' || others.length > 0 || script.code.includes('</script')) {
    throw new Error('src/site/before-hydration.ts does not bundle to one inline script.')
  }
  return script.code.trim()
}
