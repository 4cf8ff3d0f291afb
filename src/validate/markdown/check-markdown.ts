import { photoFile } from '#fields/pictures/photo.ts'
import type { TextProblem } from '#fields/rich-text/text-problem.ts'
import type { ProblemCode } from '#problems/problem-code.ts'
import type { Description } from '#problems/problem.ts'
import { findConflicts } from '#story/find-conflicts.ts'
import type { ParsedStory } from '#story/parse-story.ts'

import { writePath, type Assets } from '#validate/assets/assets.ts'
import { checkAssets } from '#validate/assets/check-assets.ts'
import { describeClosed, describeOutside } from '#validate/assets/describe-unread.ts'
import { checkSampleProse } from '#validate/sample/check-sample.ts'
import { findOverride } from '#validate/texts/find-override.ts'
import { suggestSiteFile } from '#validate/links/check-site-file.ts'
import { checkSiteLink, type LinkTargets } from '#validate/links/check-site-link.ts'

/** The largest Markdown file, in bytes: about fifteen thousand words. */
const maxSize = 100_000

/** Reads a Markdown file that exists, or says why it cannot be read. Undefined if files are not checked. */
export function readMarkdown(
  file: string,
  { openAsset }: Assets,
): string | Description | undefined {
  const asset = openAsset?.(file)
  if (!asset) return undefined
  if (asset.isOutside) return describeOutside(file)
  if (asset.size > maxSize) {
    return {
      code: 'story/too-large',
      message: `"${file}" is ${Math.ceil(asset.size / 1000)} kB, and may have ${maxSize / 1000} kB.`,
      help: 'Write a shorter text, or split it. A picture is a file of its own in the folder "media".',
    }
  }
  try {
    // Bytes that are not UTF-8 become U+FFFD, which is reported. Editors of Windows write a mark first.
    return asset.text().replace(/^\uFEFF/u, '')
  } catch {
    return describeClosed(file)
  }
}

/**
 * Checks what needs more than the text: its pictures and, with `targets`, its links to other pages.
 * `emptyHelp` says what to do about a file without words.
 */
export function checkMarkdown(
  text: string,
  parsed: ParsedStory,
  assets: Assets,
  targets: LinkTargets | undefined,
  emptyHelp: string,
): readonly TextProblem[] {
  const unreadable = checkText(text, emptyHelp)
  if (unreadable) return [unreadable]
  const conflicts = findConflicts(text)
  if (conflicts.length > 0) return conflicts
  return [
    ...parsed.problems
      .map((problem) => dropMissingFile(problem, assets))
      .map((problem) => suggestSiteFile(problem, targets?.files?.paths))
      .map((problem) => (targets ? suggestSection(problem, text, targets) : problem)),
    ...checkPictures(parsed, assets),
    ...checkSampleProse(text),
    ...findOverride(text),
    ...(targets ? checkLinks(parsed, targets) : []),
  ]
}

/** Reports a file without words, or one that is not text. */
function checkText(text: string, emptyHelp: string): TextProblem | undefined {
  const describe = (code: ProblemCode, start: number, message: string, help: string) => ({
    code,
    start,
    end: Math.min(text.length, start + 1),
    message,
    help,
  })
  const lost = text.search(/[\0\uFFFD]/u)
  if (lost >= 0) {
    const message = 'There is a character here that is not text in UTF-8.'
    return describe(
      'story/not-text',
      lost,
      message,
      'Save the file as UTF-8, or write the character again.',
    )
  }
  if (/\S/u.test(text)) return undefined
  return describe('story/empty', 0, 'The file is empty.', emptyHelp)
}

/** Checks links to the home page and to pages of projects. */
function checkLinks({ links }: ParsedStory, targets: LinkTargets): TextProblem[] {
  return links.flatMap(({ address, start, end }) =>
    checkSiteLink(address, targets, []).map(({ code, message, help, suggestion }) => ({
      code: code === 'content/unknown-section' ? 'story/unknown-anchor' : code,
      start,
      end,
      message,
      help,
      suggestion,
    })),
  )
}

/** A file that is not there is no suggestion for a picture. */
function dropMissingFile(problem: TextProblem, assets: Assets): TextProblem {
  const { code, suggestion } = problem
  const isMissing =
    code === 'story/picture' && suggestion !== undefined && !assets.hasAsset(suggestion)
  if (!isMissing) return problem
  return {
    ...problem,
    suggestion: undefined,
    help: `Put the file at ${writePath(suggestion, assets)}, and write "${suggestion}".`,
  }
}

/** Suggests the section of the main page that an anchor without "/" means. */
function suggestSection(problem: TextProblem, text: string, targets: LinkTargets): TextProblem {
  const { code, start, end } = problem
  const [, id] = /\]\(<?#([\w-]+)/u.exec(text.slice(start, end)) ?? []
  if (code !== 'story/unknown-anchor' || !targets.sectionIds.includes(id)) return problem
  const help = `Write "/#${id}" for this section of the main page.`
  return { ...problem, help, suggestion: `/#${id}` }
}

/** Checks the files of pictures as those of the content. */
function checkPictures({ blocks, ranges }: ParsedStory, assets: Assets): TextProblem[] {
  const pictures = blocks.map((block) =>
    'picture' in block && photoFile.test(block.picture.src) ? { src: block.picture.src } : {},
  )
  // As in the profile, all pictures are still.
  return checkAssets({ profile: pictures }, assets).map(
    ({ path, code, message, help, suggestion }) => {
      const range = ranges[Number(path[1])] ?? { start: 0, end: 0 }
      return { ...range, code, message, help, suggestion }
    },
  )
}
