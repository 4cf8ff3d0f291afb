import type { ErrorObject, ValidateFunction } from 'ajv'

import type { RawProblem } from '#problems/problem.ts'

import { compileStrictly } from './strict-ajv.ts'

/** Compiling takes most of the time, so each schema is compiled once. */
const validators = new WeakMap<object, ValidateFunction>()

/**
 * Validates content against the published schema, as an owner's editor does. Throws if the schema
 * itself is invalid in ajv's strict mode.
 */
export function checkPublishedSchema(document: unknown, schema: object): RawProblem[] {
  const validate = validators.get(schema) ?? compileStrictly(schema)
  validators.set(schema, validate)
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
