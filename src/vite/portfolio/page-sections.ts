import type { PageSection } from '#content/page-section.ts'
import type { Portfolio } from '#content/portfolio.ts'
import { readSectionHead } from '#content/section-head.ts'
import { chooseProfile } from '#content/shown-records.ts'
import { traitsOf } from '#sections/section.ts'

/**
 * Creates the sections of the page's content, each with what it shows of the profile. Static sections
 * have a head alone, unless `withStatic`.
 */
export function createPageSections(
  { sections, profile }: Portfolio,
  withStatic: boolean,
): PageSection[] {
  return sections.map((section) => {
    const head = readSectionHead(section)
    const { isStatic, records } = traitsOf(section.type)
    if (isStatic && !withStatic) return { head }
    if (!profile || (!isStatic && !records)) return { head, section }
    return { head, section, profile: chooseProfile(section, profile) }
  })
}
