import { runInNewContext } from 'node:vm'

import { expect, test } from 'vitest'

import { withShortScripts } from './short-scripts.ts'

test('scripts of a document lose what only their author reads, and do what they did', () => {
  const html = withShortScripts(`<script>
      // Why it is so.
      const words = ['Hello', 'there']
      told.push(words.join(' '))
    </script>`)
  expect(html).not.toMatch(/Why|\n/u)
  const told: string[] = []
  runInNewContext(/>(.*)</u.exec(html)?.[1] ?? '', { told })
  expect(told).toEqual(['Hello there'])
})

test('modules stay modules, which may wait', () => {
  const html = withShortScripts(
    `<script type="module">\nconst entry = await import('/entry.js')\nentry.start()\n</script>`,
  )
  expect(html).toMatch(
    /^<script type="module">[^\n]*await import\(.\/entry\.js.\)[^\n]*<\/script>$/u,
  )
})

test('data stays as it is', () => {
  const html = '<script type="application/json" id="x">{ "a": 1 }</script>'
  expect(withShortScripts(html)).toBe(html)
})

test('a script that is not valid stops the build', () => {
  expect(() => withShortScripts('<script>const = 1</script>')).toThrow('A script of the document')
})
