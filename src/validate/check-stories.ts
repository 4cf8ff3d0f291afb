import { photoFile } from '#fields/photo.ts'
import type { TextProblem } from '#fields/rich-text/text-problem.ts'
import { indexLines } from '#json/index-lines.ts'
import { itemsOf, propertyOf } from '#json/untyped-value.ts'
import { storyFile } from '#profile/project.ts'
import { findClosest } from '#problems/find-closest.ts'
import { severityOf, type ProblemCode } from '#problems/problem-code.ts'
import type { Problem, RawProblem } from '#problems/problem.ts'
import { parseStory, type ParsedStory } from '#story/parse-story.ts'
import type { StoryBlocks } from '#story/story-block.ts'

import { checkAssets, type Assets } from './assets/check-assets.ts'
import { checkSiteLink, type LinkTargets } from './check-site-link.ts'

/** A story that could be read. */
export type Story = {
  /** Its path from the folder of the content: "stories/atlas.md". */
  readonly file: string
  readonly text: string
  readonly blocks: StoryBlocks
  /** In the order of the text. */
  readonly problems: readonly Problem[]
}

/** The largest story, in bytes: about fifteen thousand words. */
const maxSize = 100_000

/**
 * Reads and checks the stories that projects name, each once. A file that cannot be read is a problem
 * of the content, where it is named. Without `targets`, links to other pages are not checked.
 */
export function checkStories(document: unknown, assets: Assets, targets?: LinkTargets) {
  const problems: RawProblem[] = []
  const stories = new Map<string, Story>()
  const projects = itemsOf(propertyOf(propertyOf(document, 'profile'), 'projects'))
  for (const [index, project] of projects.entries()) {
    const file = propertyOf(project, 'story')
    // Other names are refused by their shape.
    if (typeof file !== 'string' || !storyFile.test(file) || stories.has(file)) continue
    const path = ['profile', 'projects', index, 'story']
    const read = readStory(file, assets)
    if (typeof read === 'string') stories.set(file, checkStory(file, read, assets, targets))
    else if (read) problems.push({ path, ...read })
  }
  return { problems, stories: [...stories.values()] }
}

/** Reads a story, or says why it cannot be read. Undefined if files are not checked. */
function readStory(
  file: string,
  { hasAsset, openAsset, listAssets }: Assets,
): string | Omit<RawProblem, 'path'> | undefined {
  if (!hasAsset(file)) {
    const suggestion = findClosest(file, listAssets?.() ?? [])
    return {
      code: 'content/missing-asset',
      message: `There is no file "${file}" beside the content.`,
      help: suggestion
        ? `Write "${suggestion}", or put the file at content/${file}.`
        : `Put the story at content/${file}, or delete "story".`,
      suggestion,
    }
  }
  const asset = openAsset?.(file)
  if (!asset) return undefined
  if (asset.isOutside) {
    return {
      code: 'asset/outside',
      message: `"${file}" is a link that leads out of the folder of the content, and would publish a file from there.`,
      help: 'Put a copy of the file in its place.',
    }
  }
  if (asset.size > maxSize) {
    return {
      code: 'story/too-large',
      message: `"${file}" is ${Math.ceil(asset.size / 1000)} kB, and a story has at most ${maxSize / 1000} kB.`,
      help: 'Write a shorter story, or split it into two projects.',
    }
  }
  try {
    // Bytes that are not UTF-8 become U+FFFD, which is reported. Editors of Windows write a mark first.
    return asset.text().replace(/^\uFEFF/u, '')
  } catch {
    return {
      code: 'asset/broken',
      message: `"${file}" cannot be read.`,
      help: 'Allow it to be read, or name another.',
    }
  }
}

function checkStory(file: string, text: string, assets: Assets, targets?: LinkTargets): Story {
  const parsed = parseStory(text)
  const unreadable = checkText(text)
  const found: readonly TextProblem[] = unreadable
    ? [unreadable]
    : [
        ...parsed.problems,
        ...checkPictures(parsed, assets),
        ...(targets ? checkLinks(parsed, targets) : []),
      ]
  const positionOf = indexLines(text)
  const problems = found
    .toSorted((a, b) => a.start - b.start)
    .map(({ code, start, end, message, help, suggestion }): Problem => {
      const last = positionOf(end)
      return {
        ...positionOf(start),
        endLine: last.line,
        endColumn: last.column,
        pointer: '',
        place: '',
        code,
        severity: severityOf(code),
        message,
        found: undefined,
        help,
        suggestion,
      }
    })
  return { file, text, blocks: parsed.blocks, problems }
}

/** Reports a file without words, or one that is not text. */
function checkText(text: string): TextProblem | undefined {
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
  return describe(
    'story/empty',
    0,
    'The story is empty.',
    'Write it, or delete "story" of the project.',
  )
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
