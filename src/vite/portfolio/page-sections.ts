import type { PageSection } from '#content/page-section.ts'
import type { Portfolio } from '#content/portfolio.ts'
import { findProjectCards } from '#content/records/project-cards.ts'
import { readSectionHead } from '#content/section-head.ts'
import { chooseProfile } from '#content/records/shown-records.ts'
import { writeProjectAnchor } from '#profile/project-anchor.ts'
import type { ChosenProfile } from '#profile/profile.ts'
import type { ShownProject } from '#profile/project.ts'
import { findTraits, type Section } from '#sections/section.ts'

/**
 * Creates the sections of the page's content, each with what it shows of the profile. Static sections
 * have a head alone, unless `withStatic`.
 */
export function createPageSections(
  { sections, profile }: Pick<Portfolio, 'sections' | 'profile'>,
  withStatic: boolean,
): PageSection[] {
  const cards = findProjectCards({ sections, profile })
  return sections.map((section) => {
    const head = readSectionHead(section)
    const { isStatic, records } = findTraits(section.type)
    if (isStatic && !withStatic) return { head }
    if (!profile || (!isStatic && !records)) return { head, section }
    return { head, section, profile: addAnchors(chooseProfile(section, profile), section, cards) }
  })
}

/** Adds to each project the id of its card, unless the section has a second card of it. */
function addAnchors(
  { projects, ...chosen }: ChosenProfile,
  section: Section,
  cards: ReadonlyMap<string, Section>,
): ChosenProfile {
  if (!projects) return chosen
  const addAnchor = (project: ShownProject): ShownProject => {
    const holder = cards.get(project.id)
    const isLinked = holder === section || (holder && section.type !== 'projects')
    return isLinked ? { ...project, anchor: writeProjectAnchor(project.id) } : project
  }
  return { ...chosen, projects: projects.map(addAnchor) }
}
