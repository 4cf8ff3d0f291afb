import { opensTab } from '#fields/links/opens-tab.ts'
import { standardLabels } from '#fields/texts/label.ts'
import type { Shown } from '#fields/texts/text.ts'
import type { Path } from '#json/path.ts'
import { readEntries, readItems, readProperty } from '#json/untyped-value.ts'
import { isOngoing } from '#profile/dates/format-period.ts'
import type { Project } from '#profile/project.ts'
import { findTraits } from '#sections/section.ts'
import type { StoryBlocks } from '#story/story-block.ts'

import { fillFromProfile } from './records/fill-from-profile.ts'
import type { ParsedPortfolio, Portfolio } from './portfolio.ts'
import { chooseProfile } from './records/shown-records.ts'

/** A label that the content leaves out, with its English default. */
export type DefaultLabel = { readonly path: Path; readonly text: string }

/**
 * Lists the labels that a document leaves out and its site can show, in the order of the model.
 * `texts` are the stories and the owner's pages.
 */
export function listDefaultLabels(
  document: unknown,
  parsed: ParsedPortfolio,
  texts: readonly StoryBlocks[],
): DefaultLabel[] {
  const portfolio = fillFromProfile(parsed)
  return listLabels(parsed, document, []).filter(({ path }) => canShow(path, portfolio, texts))
}

/** Whether some visitor can get a label. */
function canShow(
  [part, key, name]: Path,
  { profile, preloader, sections, socialLinks, theme }: Portfolio,
  texts: readonly StoryBlocks[],
): boolean {
  if (part === 'preloader') return preloader.enabled
  if (part === 'projectPages') return canShowOnProjectPage(String(key), profile?.projects ?? [])
  if (part === 'sections' && typeof key === 'number') {
    const section = sections[key]
    const shown = section && profile ? chooseProfile(section, profile) : {}
    return (section && findTraits(section.type).showsLabel?.(section, String(name), shown)) ?? true
  }
  if (part !== 'labels') return true
  if (key === 'socialLinks') return socialLinks.length > 0
  if (key === 'newTab') return socialLinks.some(({ url }) => opensTab(url))
  if (key === 'colourScheme' || String(key).startsWith('scheme')) return theme.scheme === 'system'
  if (key === 'playPicture' || key === 'pausePicture') {
    return sections.some(({ type }) => findTraits(type).hasMovingPictures)
  }
  if (key === 'showAnimation') {
    return sections.some((section) => findTraits(section.type).hasAnimation?.(section))
  }
  if (key === 'code') return texts.some((blocks) => blocks.some((block) => 'code' in block))
  return true
}

/** The labels that stand before a fact of a project, and whether a project has it. */
const factLabels = new Map<string, (project: Project) => boolean>([
  ['entityLabel', ({ entity }) => entity !== undefined],
  ['typeLabel', ({ type }) => type !== undefined],
  ['rolesLabel', ({ roles = [] }) => roles.length > 0],
  ['periodLabel', ({ startDate, endDate }) => (startDate ?? endDate) !== undefined],
  ['presentLabel', isOngoing],
  ['statusLabel', ({ status }) => status !== undefined],
  ['keywordsLabel', ({ keywords = [] }) => keywords.length > 0],
  ['linksLabel', ({ url, links = [] }) => url !== undefined || links.length > 0],
  ['visitLabel', ({ url }) => url !== undefined],
])

/** The labels of the links between the pages of projects. */
const pagerLabels: ReadonlySet<string> = new Set(['othersLabel', 'previousLabel', 'nextLabel'])

function canShowOnProjectPage(label: string, projects: readonly Project[]): boolean {
  const withPage = projects.filter(({ story }) => story !== undefined)
  if (pagerLabels.has(label)) return withPage.length > 1
  return withPage.some(factLabels.get(label) ?? (() => true))
}

/** `holders` are the objects around a value, innermost first. */
function listLabels(
  parsed: unknown,
  written: unknown,
  path: Path,
  holders: readonly unknown[] = [],
): DefaultLabel[] {
  if (typeof parsed === 'string') {
    const isLeft = written === undefined && isNeeded(standardLabels.get(parsed), holders)
    return isLeft ? [{ path, text: parsed }] : []
  }
  if (Array.isArray(parsed)) {
    // A list that the content does not have as a list is a text with markup.
    return readItems(written).flatMap((item, index) =>
      listLabels(readItems(parsed)[index], item, [...path, index], holders),
    )
  }
  return readEntries(parsed).flatMap(([name, item]) =>
    listLabels(item, readProperty(written, name), [...path, name], [parsed, ...holders]),
  )
}

function isNeeded(shown: Shown | undefined, holders: readonly unknown[]): boolean {
  return typeof shown === 'function' ? shown(...holders) : shown !== undefined
}
