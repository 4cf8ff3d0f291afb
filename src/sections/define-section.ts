import type { z } from 'zod'

import type { RawProblem } from '#problems/problem.ts'
import type { Publication } from '#fields/links/site-host.ts'
import type { ChosenProfile, Profile, RecordList } from '#profile/profile.ts'
import type { Nouns } from '#problems/describe-path.ts'

/** Where a section is in the document, and what else is on the page. */
export type CheckContext = {
  readonly path: RawProblem['path']
  /** The ids of all sections, as they are written. */
  readonly sectionIds: readonly unknown[]
  /** The profile, as it is written. */
  readonly profile?: unknown
  readonly publication?: Publication | undefined
}

/** What a section says about the owner of the page. */
export type OwnerFacts = {
  readonly tag?: string
  readonly jobTitle?: string
  readonly tagline?: string
  readonly skills?: readonly string[]
}

/** What a section type may define beside its schema. */
export type SectionTraits<Section> = {
  /** What owners write for the type: validation then suggests the right name. */
  readonly otherNames?: readonly string[]
  /**
   * The section fills the viewport. If it is the first section, its heading is the h1 of the page.
   */
  readonly opensPage?: true
  /** Whether it is only as tall as its content, unless it is in the navigation. */
  readonly isCompact?: true
  /**
   * The section is HTML alone. Its content and its view are in no script of a built site, so its view
   * has no effect and no event handler. In development it renders like the others.
   */
  readonly isStatic?: true
  /** The lists of the profile that it shows: all their records, or those that its `show` names. */
  readonly records?: readonly RecordList[]
  /** Its pictures may move: visitors can stop them. Everywhere else a picture is still. */
  readonly hasMovingPictures?: true
  /**
   * It shows the person, too: a text, a summary or a portrait is enough without records. Without such
   * a section, the site has no summary, portrait, city or other facts of the profile.
   */
  readonly showsPerson?: true
  /** How messages name the entries of the type's lists. `Noun` in describe-path.ts has each field. */
  readonly nouns?: Nouns
  /**
   * Reports what a schema cannot. It reads raw data, to report these problems together with wrong
   * shapes, and ignores values of the wrong type.
   */
  readonly check?: (section: unknown, context: CheckContext) => RawProblem[]
  // Methods, because TypeScript accepts a method with a narrower parameter.
  /**
   * Returns the ids of the records that it shows, where it names them elsewhere than in `show`. Its
   * view gets these records alone, and nothing else of the profile.
   */
  readShown?(section: Section): readonly string[]
  /** Returns fields that the content leaves out and the profile knows. */
  readDefaults?(profile: Profile, section: Section): object
  readOwnerFacts?(section: Section): OwnerFacts
  /**
   * Whether a visitor can get a label of the section, which shows this of the profile. Left out: all
   * of them.
   */
  showsLabel?(section: Section, label: string, profile: ChosenProfile): boolean
  /** Returns sentences for "npm run explain" about parts that are not always on the page. */
  explain?(section: Section, profile: ChosenProfile): readonly string[]
  /** Whether it plays an animation, which the page offers to visitors who save data. */
  hasAnimation?(section: Section): boolean
  /** Returns a heading that is as large as the line allows. The build measures its words. */
  readPoster?(section: Section): string
  /** Lists the parts of an email address that are a line each. The build measures them. */
  listLargeParts?(section: Section): readonly string[]
  /** Lists the addresses that the section posts to: a path of the site, or an address elsewhere. */
  listPostAddresses?(section: Section): readonly string[]
  /** Lists the colours that the section sets as `data-background`. */
  listBackgrounds?(section: Section): readonly string[]
}

type SectionDefinition<Schema extends z.ZodType> = SectionTraits<z.output<Schema>> & {
  readonly schema: Schema
}

/** Defines a section type. `schemas.ts` lists the definitions. */
export function defineSection<Schema extends z.ZodType>(
  definition: SectionDefinition<Schema>,
): SectionDefinition<Schema> {
  return definition
}
