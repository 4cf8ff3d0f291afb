import type { OwnerFacts } from '#sections/define-section.ts'
import { findTraits } from '#sections/section.ts'

import type { Portfolio } from '#content/portfolio.ts'

/** Collects what the sections say about the owner; the first one with a tag introduces them. */
export function collectOwnerFacts({ sections }: Pick<Portfolio, 'sections'>): OwnerFacts {
  const facts = sections.map((section) => findTraits(section.type).readOwnerFacts?.(section) ?? {})
  const introduction = facts.find(({ tag }) => tag !== undefined)
  const skills = new Set(facts.flatMap((one) => one.skills ?? []))
  return { ...introduction, skills: [...skills] }
}
