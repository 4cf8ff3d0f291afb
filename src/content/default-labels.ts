import { standardLabels } from '#fields/label.ts'
import type { Shown } from '#fields/text.ts'
import type { Path } from '#json/path.ts'
import { entriesOf, itemsOf, propertyOf } from '#json/untyped-value.ts'
import { traitsOf } from '#sections/section.ts'

import type { ParsedPortfolio } from './portfolio.ts'

/** A label that the content leaves out, with its English default. */
export type DefaultLabel = { readonly path: Path; readonly text: string }

/** Lists the labels that a document leaves out and its page can show, in the order of the model. */
export function listDefaultLabels(document: unknown, portfolio: ParsedPortfolio): DefaultLabel[] {
  return labelsIn(portfolio, document, []).filter(({ path }) => canShow(path, portfolio))
}

/** Whether some visitor can get a label. */
function canShow([part, key, name]: Path, portfolio: ParsedPortfolio): boolean {
  const { profile, preloader, sections, socialLinks, theme } = portfolio
  if (part === 'preloader') return preloader.enabled
  if (part === 'projectPages') {
    return profile?.projects?.some(({ story }) => story !== undefined) ?? false
  }
  if (part === 'sections' && typeof key === 'number') {
    const section = sections[key]
    return (section && traitsOf(section.type).showsLabel?.(section, String(name))) ?? true
  }
  if (part !== 'labels') return true
  if (key === 'socialLinks') return (socialLinks ?? profile?.profiles ?? []).length > 0
  if (key === 'colourScheme' || String(key).startsWith('scheme')) return theme.scheme === 'system'
  if (key === 'playPicture' || key === 'pausePicture') {
    return sections.some(({ type }) => traitsOf(type).hasMovingPictures)
  }
  return true
}

/** `holders` are the objects around a value, innermost first. */
function labelsIn(
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
    return parsed.flatMap((item: unknown, index) =>
      labelsIn(item, itemsOf(written)[index], [...path, index], holders),
    )
  }
  return entriesOf(parsed).flatMap(([name, item]) =>
    labelsIn(item, propertyOf(written, name), [...path, name], [parsed, ...holders]),
  )
}

function isNeeded(shown: Shown | undefined, holders: readonly unknown[]): boolean {
  return typeof shown === 'function' ? shown(...holders) : shown !== undefined
}
