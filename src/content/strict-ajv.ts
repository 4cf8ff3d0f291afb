import { Ajv2020 } from 'ajv/dist/2020.js'
import type { ValidateFunction } from 'ajv'

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

/** Compiles a schema. Throws if it is invalid in ajv's strict mode. */
export function compileStrictly(schema: object): ValidateFunction {
  return ajv.compile(schema)
}
