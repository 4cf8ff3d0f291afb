import { basename, dirname, join } from 'node:path'

import { formatPath } from '#disk/format-path.ts'
import { listNames } from '#disk/list-entries.ts'
import { nameInEnglish } from '#fields/texts/name-in-english.ts'

/** A file that no page uses where it is, and where it belongs. */
type MisplacedFile = { readonly file: string; readonly place: string }

/** Files that hosts and browsers look for at the beginning of a site. */
const ofPublic = /^(?:favicon\.(?:svg|ico)|share\.(?:png|jpe?g)|robots\.txt|CNAME)$/iu

/**
 * Nearly the names of folders of the content, in small letters. Windows and Macs find a folder in any
 * capitals, and the host of the site does not.
 */
const alike: ReadonlyMap<string, string> = new Map([
  ['page', 'pages'],
  ['pages', 'pages'],
  ['story', 'stories'],
  ['stories', 'stories'],
  ['transcripts', 'transcripts'],
  ['image', 'media'],
  ['images', 'media'],
  ['media', 'media'],
  ['pictures', 'media'],
  ['animation', 'animations'],
  ['animations', 'animations'],
])

/**
 * Finds files that are not where the build looks for them: pages and stories beside their folder, and
 * files of the folder `published` beside it. Only in a folder named "content": another one may have files
 * of other programs. `contentName` is the name of the content file.
 */
export function findMisplacedFiles(
  folder: string,
  published: string,
  contentName = 'portfolio.json',
): MisplacedFile[] {
  if (basename(folder) !== 'content') return []
  return [
    ...listPagesOutside(folder),
    ...listMisnamedFolders(folder),
    ...listFoldersOutside(folder),
    ...listContentOfLanguages(folder, contentName),
    ...listPublished(folder, published),
  ]
}

/** Lists pages and stories in the folder of the content itself. */
function listPagesOutside(folder: string): MisplacedFile[] {
  return listNames(folder)
    .filter((name) => /\.md$/iu.test(name) && !/^readme/iu.test(name))
    .map((name) => ({
      file: join(folder, name),
      place: `${formatPath(join(folder, 'pages', name))} for a page, or ${formatPath(join(folder, 'stories', name))} for a story`,
    }))
}

/** Lists the files of folders with nearly the right name. */
function listMisnamedFolders(folder: string): MisplacedFile[] {
  const parent = dirname(folder)
  return [
    ...listNames(folder).flatMap((name) =>
      listRenamed(folder, name, alike.get(name.toLowerCase())),
    ),
    ...listNames(parent)
      .filter((name) => name.toLowerCase() === 'public')
      .flatMap((name) => listRenamed(parent, name, 'public')),
  ]
}

function listRenamed(parent: string, wrong: string, right = wrong): MisplacedFile[] {
  const folder = join(parent, wrong)
  return right === wrong ? [] : listMoved(folder, listNames(folder), join(parent, right))
}

/** Lists pages and stories in a folder beside the one of the content. */
function listFoldersOutside(folder: string): MisplacedFile[] {
  return ['pages', 'stories'].flatMap((name) => {
    const outside = join(dirname(folder), name)
    const names = listNames(outside).filter((file) => /^(?!readme|_).*\.md$/iu.test(file))
    return listMoved(outside, names, join(folder, name))
  })
}

/** Lists the content of other languages that is not in a folder of its language. */
function listContentOfLanguages(folder: string, contentName: string): MisplacedFile[] {
  return listNames(folder).flatMap((name) => {
    const [, tag = ''] = /^portfolio[.-]([a-z]{2}(?:-[a-z]{2})?)\.json$/iu.exec(name) ?? []
    const language = name !== contentName && nameInEnglish(tag || 'xx') ? tag : ''
    const place = language && formatPath(join(folder, language, 'portfolio.json'))
    return place
      ? [{ file: join(folder, name), place: `${place}, the content of a site of its own` }]
      : []
  })
}

/** Lists the files that belong in the folder `published`. */
function listPublished(folder: string, published: string): MisplacedFile[] {
  const inside = join(folder, 'public')
  return [
    ...listMoved(inside, listNames(inside), published),
    ...[folder, dirname(folder)].flatMap((place) =>
      listMoved(
        place,
        listNames(place).filter((name) => ofPublic.test(name)),
        published,
      ),
    ),
  ]
}

function listMoved(from: string, names: readonly string[], to: string): MisplacedFile[] {
  return names.map((name) => ({ file: join(from, name), place: formatPath(join(to, name)) }))
}
