import { z } from 'zod'

import { createSectionSchema } from '#fields/create-section-schema.ts'
import { makePrintable } from '#json/make-printable.ts'
import { isObject, readEntries, readProperty } from '#json/untyped-value.ts'
import type { RawProblem } from '#problems/problem.ts'

import { defineSection, type CheckContext, type SectionTraits } from './define-section.ts'
import * as definitions from './schemas.ts'
import type { ViewProps } from './view-props.ts'

/** What an owner's check says about a part of a section. */
export type OwnProblem = Pick<RawProblem, 'path' | 'mark' | 'message' | 'help' | 'suggestion'>

type OwnSection<Type extends string, Shape extends z.ZodRawShape> = Pick<
  SectionTraits<unknown>,
  'isCompact' | 'isStatic' | 'records' | 'hasMovingPictures' | 'nouns'
> & {
  /** Its name in the content: lower-case letters, digits and hyphens. */
  readonly type: Type
  /** What it is, in a sentence that editors show. */
  readonly description: string
  /** Its fields beside `type`, `id` and `navLabel`. */
  readonly schema: Shape
  /** A small complete section without its type, which an editor inserts. Tab stops are "${1:text}". */
  readonly snippet: object
  /**
   * The file of its view, which exports a component as its default:
   * `import.meta.resolve('./timeline.tsx')`. It is named for the type.
   */
  readonly view: string
  /**
   * Lists the addresses that the view posts to or fetches: a path of the site, or an address elsewhere.
   * The security policy of a built site allows no others.
   */
  readonly listPostAddresses?: (
    section: z.output<ReturnType<typeof createSectionSchema<Type, Shape>>>,
  ) => readonly string[]
  /** Reports what the schema cannot. It gets the section as it is written, also if that is wrong. */
  readonly check?: (section: unknown, context: CheckContext) => OwnProblem[]
}

/** What defineOwnSection returns, for the list in `sections/index.ts`. */
type OwnDefinition<Schema extends z.ZodType = z.ZodType> = {
  readonly schema: Schema
  readonly type: string
  readonly view: string
}

/** The props of the view of an own section: `SectionProps<typeof timeline>`. */
export type OwnSectionProps<Definition extends OwnDefinition> = ViewProps<
  z.output<Definition['schema']>
>

const typeName = /^[a-z][a-z\d]*(?:-[a-z\d]+)*$/u
const made = new WeakSet<object>()
type Registered = (typeof definitions)[keyof typeof definitions] &
  Pick<OwnDefinition, 'type' | 'view'>
const registered = new Map<string, Registered>()
const builtIn = new Set<string>(
  Object.values(definitions).flatMap(({ schema }) => schema.shape.type.options),
)

/** Defines a section type of an owner. Throws a sentence if its name or its fields cannot be used. */
export function defineOwnSection<Type extends string, Shape extends z.ZodRawShape>(
  definition: OwnSection<Type, Shape>,
) {
  const { type, description, schema: shape, snippet, view, check, ...traits } = definition
  if (typeof type !== 'string' || !typeName.test(type)) {
    throw new Error(
      `The section type "${type}" needs a name in lower-case letters, digits and hyphens, such as "press-kit".`,
    )
  }
  if (!new RegExp(`^file:.*/${type}\\.[jt]sx$`, 'u').test(view)) {
    throw new Error(
      `The section type "${type}" needs the file of its view, named for it: view: import.meta.resolve('./${type}.tsx').`,
    )
  }
  requireFields(type, shape)
  const words = type.replaceAll('-', ' ')
  const schema = createSectionSchema(
    type,
    {
      id: `Own${type.replaceAll(/(?:^|-)(.)/gu, (_, letter: string) => letter.toUpperCase())}Section`,
      title: words.charAt(0).toUpperCase() + words.slice(1),
      description,
      snippet,
    },
    shape,
  )
  const own = {
    ...defineSection<typeof schema>({
      ...traits,
      schema,
      ...(check && {
        check: (section: unknown, context: CheckContext): RawProblem[] =>
          runCheck(type, () => check(section, context)).map((problem) => ({
            ...problem,
            code: 'content/wrong-value',
          })),
      }),
    }),
    type,
    view,
  }
  made.add(own)
  return own
}

/** Throws a sentence if a value is not an object of fields: TypeScript need not have checked it. */
function requireFields(type: string, shape: unknown): void {
  if (!isObject(shape) || shape instanceof z.core.$ZodType) {
    throw new TypeError(
      `The "schema" of the section type "${type}" is an object of its fields, without z.object around it: schema: { heading, note: text(80) }.`,
    )
  }
  const [wrong] = readEntries(shape).find(([, field]) => !(field instanceof z.core.$ZodType)) ?? []
  if (wrong === undefined) return
  throw new TypeError(
    `The field "${wrong}" of the section type "${type}" is not made by zod or by a maker of fields: write "${wrong}: text(80)", for example.`,
  )
}

/** Runs the check of a type. Throws an error that names the type, with the stack of the owner's files. */
function runCheck(type: string, check: () => unknown): readonly OwnProblem[] {
  try {
    const found = check()
    if (areOwnProblems(found)) return found
    throw new Error('it must return a list of problems, each with a path, a message and a help')
  } catch (error) {
    const { message, stack } = error instanceof Error ? error : new Error(String(error))
    const failed = new Error(
      `The check of the section type "${type}" in sections/index.ts fails: ${makePrintable(message)}`,
      { cause: error },
    )
    if (stack !== undefined) failed.stack = stack
    throw failed
  }
}

function areOwnProblems(found: unknown): found is readonly OwnProblem[] {
  return (
    Array.isArray(found) &&
    found.every(
      (one) =>
        Array.isArray(readProperty(one, 'path')) &&
        ['message', 'help'].every((field) => typeof readProperty(one, field) === 'string'),
    )
  )
}

/**
 * Adds the section types of an owner. It is called before anything reads section.ts. Throws a sentence
 * for a list that has something else, or a name twice.
 */
export function registerOwnSections(list: unknown): void {
  if (!Array.isArray(list)) {
    throw new TypeError('It must export "sections", a list of what defineSection returns.')
  }
  const entries: readonly unknown[] = list
  for (const own of entries) {
    if (!isOwnDefinition(own)) {
      throw new TypeError('An entry of "sections" is not what defineSection returns.')
    }
    const { type } = own
    if (builtIn.has(type)) {
      throw new Error(`"${type}" is a section type of Folio. Choose another name.`)
    }
    if (registered.has(type)) throw new Error(`The section type "${type}" is in the list twice.`)
    registered.set(type, own)
  }
}

/** Whether defineOwnSection made it. To the types of this project it is then like a built-in section. */
function isOwnDefinition(value: unknown): value is Registered {
  return isObject(value) && made.has(value)
}

/** The section types of the owner, by name. */
export const ownSections: ReadonlyMap<string, Registered> = registered
