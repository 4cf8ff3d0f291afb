import { existsSync, readdirSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

import { formatPath } from '#disk/format-path.ts'

/** A file that no page uses where it is, and where it belongs. */
type MisplacedFile = { readonly file: string; readonly place: string }

/** Files that hosts and browsers look for at the beginning of a site. */
const ofPublic = /^(?:favicon\.(?:svg|ico)|share\.(?:png|jpe?g)|robots\.txt|CNAME)$/iu

/** Nearly the names of the folders of Markdown. */
const alike: Readonly<Record<string, string>> = { page: 'pages', story: 'stories' }

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
    ...Object.entries(alike).flatMap(([wrong, right]) =>
      listNames(join(folder, wrong)).map((name) => ({
        file: join(folder, wrong, name),
        place: formatPath(join(folder, right, name)),
      })),
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
      const language = name !== contentName && languages.of(tag || 'xx') ? tag : ''
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

const languages = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' })

function listNames(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder).toSorted() : []
}
