import { Ajv2020 } from 'ajv/dist/2020.js'
import type { ValidateFunction } from 'ajv'

/** Keywords of the published schema that check nothing: VS Code's JSON editor shows them. */
export const editorKeywords = [
  'defaultSnippets',
  'enumDescriptions',
  'errorMessage',
  'patternErrorMessage',
  'suggestSortText',
]

const ajv = new Ajv2020({ strict: true, allErrors: true, discriminator: true })
ajv.addVocabulary(editorKeywords)

/** Makes a check of a schema. Throws where the schema is not a strict one. */
export function compileStrictly(schema: object): ValidateFunction {
  return ajv.compile(schema)
}
