import { expect, test } from 'vitest'

import { profile } from '#profile/profile.ts'
import { removeClasses, renderView } from '#sections/render-for-tests.ts'

import { definition } from './schema.ts'
import { SkillGroups } from './skill-groups.tsx'

/** What visitors get of a profile, without classes. */
function render(fields: object, section: object = {}) {
  return removeClasses(
    renderView(
      SkillGroups,
      definition.schema.parse({
        type: 'skill-groups',
        id: 'section',
        heading: 'Heading',
        ...section,
      }),
      { profile: profile.parse(fields) },
    ),
  )
}

test('a group has a name, a level in words and its skills', () => {
  const page = render(
    { skills: [{ id: 'web', name: 'Web', level: 'Every day', keywords: ['HTML', 'CSS'] }] },
    { intro: 'What I **use**.' },
  )
  expect(page).toContain('<h2 id="heading">Heading</h2><p>What I <strong>use</strong>.</p>')
  expect(page).toContain(
    '<h3><bdi>Web</bdi></h3><p><bdi>Every day</bdi></p><ul><li><bdi>HTML</bdi></li> <li><bdi>CSS</bdi></li> </ul>',
  )
})

test('a group may have a name alone', () => {
  expect(render({ skills: [{ id: 'web', name: 'Web' }] })).toContain(
    '<li><h3><bdi>Web</bdi></h3></li>',
  )
})
