import type { VisitCounter } from '#content/visit-counter.ts'

/**
 * Adds a script to a document that loads the script of the counter once the page is loaded and idle.
 * It does not for visitors who ask not to be tracked or save data, for a page that is printed, and
 * for a browser that a program drives, as that of `folio check`.
 */
export function withVisitCounter(html: string, counter: VisitCounter | undefined): string {
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
          script.src = ${toSource(script)}
          script.setAttribute('${attribute.name}', ${toSource(attribute.value)})
          document.head.append(script)
        })
      })
    </script>
  </body>`,
  )
}

/** Writes a text that cannot end the script element. */
function toSource(text: string): string {
  return JSON.stringify(text).replaceAll('<', String.raw`\u003c`)
}
