import type { ErrorObject, ValidateFunction } from 'ajv'
import { Ajv2020 } from 'ajv/dist/2020.js'

import type { RawProblem } from '#problems/problem.ts'

/** Keywords of the published schema for the JSON editor of VS Code. They validate nothing. */
export const editorKeywords = [
  'defaultSnippets',
  'enumDescriptions',
  'errorMessage',
  'patternErrorMessage',
  'suggestSortText',
]

const ajv = new Ajv2020({
  strict: true,
  allErrors: true,
  discriminator: true,
  // A command compiles once and validates once, so optimizing costs more than it saves. Tests
  // validate the schema itself.
  code: { optimize: false },
  validateSchema: false,
})
ajv.addVocabulary(editorKeywords)

/** Compiles a schema, each object once. Throws if it is invalid in ajv's strict mode. */
export function compileStrictly(schema: object): ValidateFunction {
  return ajv.compile(schema)
}

/**
 * Validates content against the published schema, as an owner's editor does. Throws if the schema
 * itself is invalid in ajv's strict mode.
 */
export function checkPublishedSchema(document: unknown, schema: object): RawProblem[] {
  const validate = compileStrictly(schema)
  return validate(document) ? [] : (validate.errors ?? []).map(describeError)
}

function describeError({ instancePath, keyword, message, params }: ErrorObject): RawProblem {
  const path = instancePath
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .map((part) => (/^\d+$/u.test(part) ? Number(part) : part))
  const unknownKey: unknown = keyword === 'additionalProperties' && params['additionalProperty']
  return {
    path: typeof unknownKey === 'string' ? [...path, unknownKey] : path,
    mark: typeof unknownKey === 'string' ? 'key' : 'value',
    code: 'schema/refused',
    message: `The published schema refuses this: it ${message ?? 'does not fit'}.`,
    help: 'Write what schema/portfolio.schema.json allows here.',
  }
}
