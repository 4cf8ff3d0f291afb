import { readItems, readProperty } from '#json/untyped-value.ts'
import { storyFile } from '#profile/project.ts'
import { findClosest } from '#problems/find-closest.ts'
import type { Description, Problem, RawProblem } from '#problems/problem.ts'
import { parseStory } from '#story/parse-story.ts'
import type { StoryBlocks } from '#story/story-block.ts'
import { writePath, type Assets } from '#validate/assets/assets.ts'
import { describeOtherForm } from '#validate/assets/check-asset-name.ts'
import type { LinkTargets } from '#validate/links/check-site-link.ts'

import { locateProblems } from '#validate/locate-problems.ts'
import { checkMarkdown, readMarkdown } from './check-markdown.ts'

/** A story that could be read. */
export type Story = {
  /** Its path from the folder of the content: "stories/atlas.md". */
  readonly file: string
  readonly text: string
  readonly blocks: StoryBlocks
  /** In the order of the text. */
  readonly problems: readonly Problem[]
}

/**
 * Reads and checks the stories that projects name, each once. A file that cannot be read is a problem
 * of the content, where it is named. Without `targets`, links to other pages are not checked.
 */
export function checkStories(document: unknown, assets: Assets, targets?: LinkTargets) {
  const problems: RawProblem[] = []
  const stories = new Map<string, Story>()
  const projects = readItems(readProperty(readProperty(document, 'profile'), 'projects'))
  for (const [index, project] of projects.entries()) {
    const file = readProperty(project, 'story')
    // Other names are refused by their shape.
    if (typeof file !== 'string' || !storyFile.test(file) || stories.has(file)) continue
    const path = ['profile', 'projects', index, 'story']
    const read = readStory(file, assets)
    if (typeof read === 'string') {
      const names = projects
        .filter((one) => readProperty(one, 'story') === file)
        .map((one) => readProperty(one, 'name'))
        .filter((name) => typeof name === 'string')
      stories.set(file, checkStory(file, read, names, assets, targets))
    }
    if (typeof read === 'object') problems.push({ path, ...read })
  }
  problems.push(...findForgotten(projects, assets))
  return { problems, stories: [...stories.values()] }
}

/** Finds projects without a story for which there is a file with their id. */
function findForgotten(projects: readonly unknown[], assets: Assets): RawProblem[] {
  const named = new Set(projects.map((project) => readProperty(project, 'story')))
  const files = new Set(assets.listAssets?.().filter((file) => !named.has(file)))
  return projects.flatMap((project, index): RawProblem[] => {
    const id = readProperty(project, 'id')
    const file = typeof id === 'string' ? `stories/${id}.md` : ''
    if (readProperty(project, 'story') !== undefined || !files.has(file)) return []
    return [
      {
        path: ['profile', 'projects', index],
        code: 'story/not-named',
        message: `This project does not name its story "${file}", so it is on no page.`,
        help: `Add "story": "${file}". If the story is not ready, give the file another name.`,
      },
    ]
  })
}

/** Reads a story, or says why it cannot be read. Undefined if files are not checked. */
function readStory(file: string, assets: Assets): string | Description | undefined {
  if (!assets.hasAsset(file)) {
    const names = assets.listAssets?.() ?? []
    const otherForm = describeOtherForm(file, names)
    if (otherForm) return otherForm
    // Editors of Windows add ".txt", and its Explorer hides it.
    const near = findClosest(file, names) ?? names.find((name) => name === `${file}.txt`)
    const suggestion = near !== undefined && storyFile.test(near) ? near : undefined
    return {
      code: 'content/missing-asset',
      message: `There is no file "${file}" beside the content.`,
      help: suggestion
        ? `Write "${suggestion}", or put the file at ${writePath(file, assets)}.`
        : near
          ? `Rename the file ${writePath(near, assets)} to ${writePath(file, assets)}.`
          : `Put the story at ${writePath(file, assets)}, or delete "story".`,
      suggestion,
    }
  }
  return readMarkdown(file, assets)
}

function checkStory(
  file: string,
  text: string,
  names: readonly string[],
  assets: Assets,
  targets?: LinkTargets,
): Story {
  const parsed = parseStory(text, 'project', names)
  const help = 'Write it, or delete "story" of the project.'
  const found = checkMarkdown(text, parsed, assets, targets, help)
  return { file, text, blocks: parsed.blocks, problems: locateProblems(text, found) }
}
