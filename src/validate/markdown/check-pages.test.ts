import { describe, expect, test } from 'vitest'

import { makeAssets } from '#fixtures/small-assets.ts'
import { listLinkTargets } from '#validate/links/check-site-link.ts'

import { checkPages, readPages } from './check-pages.ts'

function openPages(files: Readonly<Record<string, string>>) {
  return { ...makeAssets(files), listPages: () => Object.keys(files) }
}

function check(files: Readonly<Record<string, string>>, publicFiles?: string[]) {
  const assets = openPages(files)
  const pages = readPages(assets, new Set(publicFiles))
  const targets = listLinkTargets(
    { sections: [{ id: 'home' }] },
    { paths: new Set(publicFiles), base: '/' },
    pages.map(({ page }) => page),
  )
  return checkPages(pages, assets, targets)
}

/** The problems of a file: code and position, and what to do. */
function listProblems(files: Readonly<Record<string, string>>, publicFiles?: string[]) {
  return check(files, publicFiles).flatMap(({ file, problems }) =>
    problems.map(({ code, line, column, help }) => [file, code, `${line}:${column}`, help]),
  )
}

test('every Markdown file is a page at the address of its name', () => {
  const pages = check({ 'pages/uses.md': '# Uses', 'pages/cv-2026.md': '# CV' })
  expect(pages.map(({ page: { path, heading } }) => [path, heading])).toEqual([
    ['cv-2026/', 'CV'],
    ['uses/', 'Uses'],
  ])
})

test('drafts, hidden files and files of other kinds are no pages', () => {
  const files = {
    'pages/_draft.md': '',
    'pages/.uses.md.swp': '',
    'pages/a.md~': '',
    'pages/a.jpg': '',
  }
  expect(check(files)).toEqual([])
})

test.each([
  ['links', '/links/'],
  ['cv.pdf', '/cv.pdf'],
  ['LINKS.md', '/links/'],
  ['CONTRIBUTING.md', undefined],
])('a link to %s means the page or the file of that name', (address, meant) => {
  const files = { 'pages/links.md': '# Links', 'pages/uses.md': `# Uses\n\nSee [it](${address}).` }
  const problems = check(files, ['cv.pdf']).flatMap((page) => page.problems)
  expect(problems.map(({ suggestion }) => suggestion)).toEqual([meant])
})

test('a sign that turns the text behind it around is reported', () => {
  expect(listProblems({ 'pages/uses.md': '# Uses\n\nA \u202Eriahc.' })).toEqual([
    ['pages/uses.md', 'text/plain', '3:3', 'Delete the sign, or write the text again.'],
  ])
})

describe('a file with a wrong name is a problem', () => {
  test.each([
    ['pages/My Uses.md', 'Rename it to "pages/my-uses.md".'],
    ['pages/Über.md', 'Rename it to "pages/uber.md".'],
    ['pages/uses.MD', 'Rename it to "pages/uses.md".'],
    ['pages/uses.txt', 'Rename it to "pages/uses.md".'],
    ['pages/uses.md.txt', 'Rename it to "pages/uses.md".'],
    ['pages/tools/uses.md', 'Rename it to "pages/uses.md".'],
    ['pages/uses/index.md', 'Rename it to "pages/uses.md".'],
    ['pages/uses/page.mdx', 'Rename it to "pages/uses.md".'],
    ['pages/uses.html', 'Write it in Markdown, or put the file at public/uses/index.html.'],
    ['pages/projects.md', 'Give the file another name.'],
    ['pages/404.md', 'Give the file another name.'],
    ['pages/con.md', 'Give the file another name.'],
    ['pages/lpt1.md', 'Give the file another name.'],
  ])('%s', (file, help) => {
    expect(listProblems({ [file]: '# Uses' })).toEqual([[file, 'page/name', '1:1', help]])
  })

  test.each(['contact', 'console', 'com10', 'auxiliary'])(
    'but not for %s, which only begins as a device of Windows does',
    (name) => {
      expect(listProblems({ [`pages/${name}.md`]: '# Uses' })).toEqual([])
    },
  )

  test.each(['pages/Uses.md', 'pages/uses.txt', 'pages/tools/uses.md'])(
    'and links to the page have none: its name is corrected in %s',
    (file) => {
      const imprint = '# Imprint\n\nSee [it](/uses/#desk).'
      expect(listProblems({ [file]: '# Uses\n\n## Desk', 'pages/imprint.md': imprint })).toEqual([
        [file, 'page/name', '1:1', 'Rename it to "pages/uses.md".'],
      ])
      const wrong = imprint.replace('uses', 'Uses')
      expect(listProblems({ [file]: '# Uses', 'pages/imprint.md': wrong })).toContainEqual([
        'pages/imprint.md',
        'content/unknown-address',
        '3:5',
        expect.stringMatching(/^Write "\/uses\/", or put a file at/u),
      ])
    },
  )

  test.each(['uses/index.html', 'uses.html', 'uses'])('if public/%s is there', (taken) => {
    expect(listProblems({ 'pages/uses.md': '# Uses' }, [taken])).toMatchObject([
      ['pages/uses.md', 'page/name', '1:1', expect.stringContaining('Delete one of the two')],
    ])
  })
})

test('the text is checked as that of a story, with its links to other pages', () => {
  const links = '[a](/imprint) [b](/imprint/#phone) [c](/#home) [d](/#hoem) [e](#uses)'
  expect(
    listProblems({
      'pages/uses.md': `# Uses\n\n${links}\n\n<b>`,
      'pages/imprint.md': '# Imprint',
    }).map((problem) => problem.slice(0, 3)),
  ).toEqual([
    ['pages/uses.md', 'story/unknown-anchor', '3:15'],
    ['pages/uses.md', 'story/unknown-anchor', '3:48'],
    ['pages/uses.md', 'story/unknown-anchor', '3:60'],
    ['pages/uses.md', 'text/html', '5:1'],
  ])
})

test('a merge conflict of a page is its only problem', () => {
  const text = '# Uses\n\n<<<<<<< HEAD\n# One\n=======\n[a](/#hoem)\n>>>>>>> branch\n'
  expect(listProblems({ 'pages/uses.md': text })).toEqual([
    ['pages/uses.md', 'story/merge-conflict', '3:1', expect.stringMatching(/^Keep one/u)],
  ])
})

test('settings without an end are one problem: the title after them is found', () => {
  const text = '---\nnavigation: Now\n\n# Now\n\nI do.\n'
  const help = 'Write "---" on the line after them, or delete the first line.'
  expect(listProblems({ 'pages/now.md': text })).toEqual([
    ['pages/now.md', 'page/front-matter', '1:1', help],
  ])
})

test('each link of the navigation has a name of its own, among sections and pages', () => {
  const pages = readPages(
    openPages({
      'pages/now.md': '---\nnavigation: yes\n---\n\n# Uses\n',
      'pages/uses.md': '---\nnavigation: Uses\n---\n\n# Uses\n',
      'pages/work.md': '---\ntitle: Jobs\nnavigation: Work\n---\n\n# Work\n',
    }),
  )
  const sections = [{ type: 'experience', navLabel: 'Work' }, { heading: 'Uses' }]
  const found = checkPages(pages, { hasAsset: () => true }, undefined, sections)
  expect(
    found.flatMap(({ file, problems }) =>
      problems.map(({ code, line, endColumn, message }) => [file, code, line, endColumn, message]),
    ),
  ).toEqual([
    [
      'pages/uses.md',
      'content/same-heading',
      2,
      17,
      'The page "pages/now.md" is called "Uses" in the navigation, too.',
    ],
    [
      'pages/work.md',
      'content/same-heading',
      3,
      17,
      'A section is called "Work" in the navigation, too.',
    ],
  ])
})

test('signs that visitors would see are reported in a page', () => {
  const text = '# Uses\n\n##Desk\n\nA **chair and [x](https://x.dev'
  expect(listProblems({ 'pages/uses.md': text }).map((problem) => problem.slice(1, 3))).toEqual([
    ['text/signs', '3:1'],
    ['text/signs', '5:3'],
    ['text/link', '5:15'],
  ])
})

test.each([{ sections: [] }, { sections: {} }, { sections: 'none' }, {}])(
  'no section is missed by a page where the problem is that of the sections: %j',
  (document) => {
    const assets = openPages({ 'pages/uses.md': '# Uses\n\n[a](/#home)' })
    const pages = readPages(assets)
    const targets = listLinkTargets(document)
    expect(checkPages(pages, assets, targets).flatMap(({ problems }) => problems)).toEqual([])
  },
)

test('an empty page, and one that cannot be read, has one problem', () => {
  const assets = openPages({
    'pages/empty.md': ' \n',
    'pages/large.md': 'a'.repeat(200_000),
  })
  const pages = checkPages(readPages(assets), assets)
  expect(pages.map(({ problems }) => problems.map(({ code }) => code))).toEqual([
    ['story/empty'],
    ['story/too-large'],
  ])
})
