import type { VisitCounter } from '#content/visit-counter.ts'

import { escapeJson } from './escape-markup.ts'

/**
 * Adds a script to a document that loads the script of the counter once the page is loaded and idle.
 * It does not for visitors who ask not to be tracked or save data, for a page that is printed, and
 * for a browser that a program drives, as that of `folio check`.
 */
export function addVisitCounter(html: string, counter: VisitCounter | undefined): string {
  if (!counter) return html
  const { script, attribute } = counter
  return html.replace(
    '</body>',
    () => `  <script>
      addEventListener('load', () => {
        const { connection, doNotTrack, globalPrivacyControl, webdriver } = navigator
        const { matches } = matchMedia('print, (prefers-reduced-data: reduce)')
        if (doNotTrack === '1' || globalPrivacyControl || connection?.saveData || webdriver || matches) return
        const idle = window.requestIdleCallback ?? setTimeout
        idle(() => {
          const script = document.createElement('script')
          script.src = ${escapeJson(script)}
          script.setAttribute('${attribute.name}', ${escapeJson(attribute.value)})
          document.head.append(script)
        })
      })
    </script>
  </body>`,
  )
}
