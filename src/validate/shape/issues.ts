import type { portfolio } from '#content/portfolio.ts'
import type { Path } from '#json/path.ts'

/** What the model says about a document. */
export type Issues = NonNullable<ReturnType<typeof portfolio.safeParse>['error']>['issues']

/** The most issues, or unknown keys of an object, that get advice, which takes time. */
export const maxAdvised = 1000

/** The issues of the option that has the type of the value, in place of those of its union. */
export function openUnions(issues: Issues): Issues {
  return issues.flatMap((issue) => {
    if (issue.code !== 'invalid_union') return [issue]
    const meant = issue.errors.find((inner) =>
      inner.every(({ code, path }) => code !== 'invalid_type' || path.length > 0),
    )
    if (!meant) return [issue]
    const inner = meant.map((one) => ({ ...one, path: [...issue.path, ...one.path] }))
    return openUnions(inner)
  })
}

/** The path of an issue. The model has no symbols as keys. */
export function readPath({ path }: Issues[number]): Path {
  return path.filter((part) => typeof part !== 'symbol')
}
