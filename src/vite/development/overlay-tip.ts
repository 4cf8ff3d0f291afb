import type { Plugin } from 'vite'

import { readModulePath } from '#vite/read-module-path.ts'

/** What Vite's overlay says below an error. It names a setting in a file that owners do not have. */
const tip = /"Click outside, press "[^]*?hmrConfigName\), "\."/u

/** Replaces the last lines of the overlay that shows mistakes in development. */
export function overlayTip(): Plugin {
  return {
    name: 'folio:overlay-tip',
    apply: 'serve',
    transform(code, id) {
      if (!readModulePath(id).endsWith('/vite/dist/client/client.mjs')) return undefined
      const ours =
        '"Correct the mistake and save the file. ", h("kbd", {}, "Esc"), " closes this message."'
      return { code: code.replace(tip, ours), map: null }
    },
  }
}
