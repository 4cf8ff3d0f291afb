import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { engineFolder } from '#disk/folders.ts'
import { writeContent, options } from '#fixtures/small-content.ts'
import { readProperty } from '#json/untyped-value.ts'
import { validatePortfolio } from '#validate/validate-portfolio.ts'

const page = readFileSync(join(engineFolder, 'docs/contact-form.md'), 'utf8')
const examples = [...page.matchAll(/```json\n(.*?)```/gsu)].map(([, json = '']) => json)

function listProblems(section: string, host: string): string[] {
  const site = `{ "title": "Ada", "description": "Words.", "url": "https://ada.dev/", "host": "${host}" }`
  const { problems } = validatePortfolio(writeContent({ site, sections: section }), options)
  return problems.map(({ code, message }) => `${code} ${message}`)
}

/** The form and the key of the documentation stay as they are written only there. */
const replaceForm = (example: string) =>
  example.replace('mayourqz', 'xwkgpolz').replace('8f14e45f', '1d3b5c7e')

test.each(examples)('the documentation has an example that works where it says: %s', (example) => {
  const isForNetlify = example.includes('form-name')
  const hosts = isForNetlify ? ['netlify'] : ['github-pages', 'netlify', 'own-server', 'other']
  for (const host of hosts) expect(listProblems(replaceForm(example), host)).toEqual([])
})

test('the documentation has an example of each way', () => {
  const ways = examples.map((example) => readProperty(JSON.parse(example), 'to'))
  expect(ways).toMatchObject([
    'service',
    { url: expect.stringContaining('formspree') },
    { url: expect.stringContaining('web3forms') },
    { fields: { 'form-name': 'contact' } },
    'mail',
  ])
})
