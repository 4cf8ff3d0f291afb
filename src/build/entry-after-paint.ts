/**
 * A built document whose module script is fetched once words have been painted: until then the
 * network and the processor are theirs. Where no paint is told of, as in a tab in the background,
 * it comes after a second. Throws where the document has no such script.
 */
export function withEntryAfterPaint(html: string): string {
  const entry = /<script type="module"[^>]*\bsrc="([^"]+)"[^>]*><\/script>/u
  if (!entry.test(html)) throw new Error('The built document has no module script.')
  return html.replace(
    entry,
    (_, address: string) => `<script type="module">
      const start = () => import('${address}')
      new PerformanceObserver(start).observe({ type: 'paint', buffered: true })
      setTimeout(start, 1000)
    </script>`,
  )
}
