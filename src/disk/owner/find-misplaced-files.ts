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
  const markdown = listNames(folder).filter(
    (name) => /\.md$/iu.test(name) && !/^readme/iu.test(name),
  )
  const own = [folder, dirname(folder)].flatMap((place) =>
    listNames(place)
      .filter((name) => ofPublic.test(name))
      .map((name) => ({ file: join(place, name), place: formatPath(join(published, name)) })),
  )
  return [
    ...markdown.map((name) => ({
      file: join(folder, name),
      place: `${formatPath(join(folder, 'pages', name))} for a page, or ${formatPath(join(folder, 'stories', name))} for a story`,
    })),
    ...listNames(folder).flatMap((wrong) =>
      listMisnamed(join(folder, wrong), join(folder, alike.get(wrong.toLowerCase()) ?? wrong)),
    ),
    ...listNames(dirname(folder))
      .filter((wrong) => wrong.toLowerCase() === 'public')
      .flatMap((wrong) =>
        listMisnamed(join(dirname(folder), wrong), join(dirname(folder), 'public')),
      ),
    ...['pages', 'stories'].flatMap((name) =>
      listNames(join(dirname(folder), name))
        .filter((file) => /^(?!readme|_).*\.md$/iu.test(file))
        .map((file) => ({
          file: join(dirname(folder), name, file),
          place: formatPath(join(folder, name, file)),
        })),
    ),
    ...listNames(folder).flatMap((name) => {
      const [, tag = ''] = /^portfolio[.-]([a-z]{2}(?:-[a-z]{2})?)\.json$/iu.exec(name) ?? []
      const language = name !== contentName && nameInEnglish(tag || 'xx') ? tag : ''
      const place = language && formatPath(join(folder, language, 'portfolio.json'))
      return place
        ? [{ file: join(folder, name), place: `${place}, the content of a site of its own` }]
        : []
    }),
    ...listNames(join(folder, 'public')).map((name) => ({
      file: join(folder, 'public', name),
      place: formatPath(join(published, name)),
    })),
    ...own,
  ]
}

/** Lists the files of a folder that should have another name. */
function listMisnamed(folder: string, right: string): MisplacedFile[] {
  if (folder === right) return []
  return listNames(folder).map((name) => ({
    file: join(folder, name),
    place: formatPath(join(right, name)),
  }))
}
