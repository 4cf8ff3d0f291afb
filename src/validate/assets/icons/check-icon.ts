import { socialIconName } from '#fields/links/social/social-icon-name.ts'
import { iconFile } from '#fields/links/social/own-icon.ts'
import { formatValue } from '#json/format-value.ts'
import { describeValues } from '#problems/describe-values.ts'
import type { Description, RawProblem } from '#problems/problem.ts'
import { suggestFile } from '#problems/suggest-file.ts'

import type { AssetFile, Assets } from '#validate/assets/assets.ts'
import { listIconColours } from './list-icon-colours.ts'
import { readIcon } from './read-icon.ts'

/** The largest file of an icon, in bytes: drawing programs add much that is not drawn. */
const maxSize = 100_000

/** The most problems of one file. */
const maxProblems = 5

/** Checks that a file is a drawing that the page can turn into an icon. */
export function checkIcon(src: string, file: Pick<AssetFile, 'size' | 'text'>): Description[] {
  const code = 'icon/not-simple'
  if (file.size > maxSize) {
    const message = `"${src}" is ${Math.ceil(file.size / 1000)} kB, and an icon has at most ${maxSize / 1000} kB.`
    return [{ code, message, help: 'Use a simpler drawing, with paths and shapes alone.' }]
  }
  const text = file.text()
  const { problems } = readIcon(text)
  if (problems.length === 0 && listIconColours(text).size > 1) {
    return [
      {
        code: 'icon/several-colours',
        message: `"${src}" has ${listIconColours(text).size} colours, and an icon is drawn in one: that of the text.`,
        help: 'Use the version of the logo in one colour, whose shapes do not cover each other.',
      },
    ]
  }
  return problems.slice(0, maxProblems).map(({ line, message, help }) => ({
    code,
    message: `"${src}" ${message} in line ${line}.`,
    help,
  }))
}

/** Explains a text that is neither an icon of the site nor the name of a drawing. */
export function checkIconName(
  icon: string,
  path: RawProblem['path'],
  assets: Pick<Assets, 'hasAsset' | 'listAssets'>,
): RawProblem[] {
  const names: readonly string[] = socialIconName.options
  if (names.includes(icon)) return []
  const file = 'name a drawing beside the content, as "media/name.svg"'
  if (!/[./]/u.test(icon)) {
    const problem = describeValues(icon, names)
    return [{ path, ...problem, help: problem.help.replace(/\.$/u, `, or ${file}.`) }]
  }
  const message = `${formatValue(icon)} cannot be an icon.`
  const help = `Leave "icon" out, or ${file}.`
  const suggestion = suggestFile(icon, iconFile, assets.hasAsset, assets.listAssets?.())
  return [{ path, code: 'content/wrong-format', message, help, suggestion }]
}
