/**
 * Loads the entry of a built document after the first paint, and its static imports with it: until
 * then the network and the processor are free for the page itself. Without a paint, as in a
 * background tab, it loads after a second. Throws if the document has no module script.
 */
export function delayEntry(html: string): string {
  const entry = /<script type="module"[^>]*\bsrc="([^"]+)"[^>]*><\/script>/u
  const preload = /\s*<link rel="modulepreload"[^>]*\bhref="([^"]+)"[^>]*>/gu
  if (!entry.test(html)) throw new Error('The built document has no module script.')
  const imports = [...html.matchAll(preload)].map(([, address]) => `import('${address}')`)
  return html.replaceAll(preload, '').replace(
    entry,
    (_, address: string) => `<script type="module">
      const start = () => [${[...imports, `import('${address}')`].join(', ')}]
      new PerformanceObserver(start).observe({ type: 'paint', buffered: true })
      setTimeout(start, 1000)
    </script>`,
  )
}
