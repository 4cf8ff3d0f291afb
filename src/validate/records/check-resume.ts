import { isObject, readProperty } from '#json/untyped-value.ts'
import type { RawProblem } from '#problems/problem.ts'

/** Fields of a content file that a JSON Resume does not have. */
const ownFields = ['schemaVersion', 'site', 'sections', 'profile']

/** The only problem to report for a JSON Resume in place of a content file. */
export function checkResume(document: unknown): RawProblem | undefined {
  const isContent = ownFields.some((name) => readProperty(document, name) !== undefined)
  if (isContent || !isObject(readProperty(document, 'basics'))) return undefined
  return {
    path: ['basics'],
    mark: 'key',
    code: 'content/unknown-key',
    message: 'This file is a JSON Resume, and not the content of a site.',
    help: 'Run "npm run new -- ../my-site --from resume.json" with the name of this file: it writes a site of it.',
  }
}
