import { describe, expect, test } from 'vitest'

import { writeContent } from '#fixtures/small-content.ts'
import { isObject, readValue } from '#json/untyped-value.ts'
import { sectionTypes } from '#sections/section.ts'
import { validatePortfolio } from '#validate/validate-portfolio.ts'

const options = { hasAsset: () => true }

function listErrors(document: unknown) {
  const { problems } = validatePortfolio(JSON.stringify(document), options)
  return problems.filter(({ severity }) => severity === 'error')
}

/** Does what each help says that begins with "Add". Returns the document and the helps. */
function followHelps(written: unknown) {
  const document: unknown = structuredClone(written)
  const helps = listErrors(document).map(({ help, pointer }) => {
    const [, name, example] =
      /^Add "(\w+)": (.+?)(?:, or delete .*?)?\.(?: To show .*)?$/u.exec(help) ?? []
    const parent = pointer.split('/').slice(1)
    const object = readValue(
      document,
      parent.map((key) => (/^\d+$/u.test(key) ? Number(key) : key)),
    )
    if (name === undefined || example === undefined || !isObject(object)) return help
    Reflect.set(object, name, JSON.parse(example))
    return help
  })
  return { document, helps }
}

describe('an owner who does what each help says has a valid file', () => {
  test('from a name alone', () => {
    const { document, helps } = followHelps({ profile: { name: 'Ada' } })
    expect(helps).toEqual([
      'Add "schemaVersion": 2.',
      'Add "site": { "title": "Your name, what you do", "description": "One or two sentences about you." }.',
      'Add "sections": [{ "type": "hero", "tag": "Your name", "jobTitle": "What you do", "tagline": "One sentence about what you do." }].',
    ])
    expect(listErrors(document)).toEqual([])
  })

  const profile = {
    name: 'Ada',
    label: 'Developer',
    work: [{ name: 'Tidewater', position: 'Developer', startDate: '2021' }],
    education: [{ institution: 'KTH', area: 'Computing' }],
    projects: [{ name: 'Atlas', description: 'A map.' }],
    publications: [{ name: 'On maps' }],
    certificates: [{ name: 'Sailing' }],
    skills: [{ name: 'Web' }],
    interests: [{ name: 'Sailing' }],
  }

  test.each(sectionTypes)('from the type "%s" alone', (type) => {
    const start = JSON.parse(writeContent({ sections: JSON.stringify({ type }) }))
    const { document } = followHelps({ ...start, profile })
    expect(listErrors(document)).toEqual([])
  })

  test.each([
    ['a social link', { socialLinks: [{}] }],
    ['a link of the footer', { footer: { links: [{}] } }],
    [
      'a counter of visits',
      { site: { title: 'A', description: 'A.', url: 'https://x.dev/', analytics: {} } },
    ],
    [
      'every record',
      {
        profile: {
          image: {},
          availability: {},
          ...Object.fromEntries(
            [
              'work',
              'volunteer',
              'education',
              'projects',
              'publications',
              'talks',
              'certificates',
              'awards',
              'skills',
              'languages',
              'interests',
              'references',
              'profiles',
            ].map((list) => [list, [{}]]),
          ),
        },
      },
    ],
  ])('from an empty object for %s', (_, rest) => {
    const { document } = followHelps({ ...JSON.parse(writeContent({})), ...rest })
    expect(listErrors(document)).toEqual([])
  })
})
