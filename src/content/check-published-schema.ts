import type { ErrorObject, ValidateFunction } from 'ajv'

import type { Finding } from '#fields/finding.ts'

import { compileStrictly } from './strict-ajv.ts'

/** Compiling is most of the work, and a schema is compiled once. */
const validators = new WeakMap<object, ValidateFunction>()

/**
 * Checks content against the published schema, in strict mode: what an owner's editor would say.
 * Throws where the schema itself is not a strict one.
 */
export function checkPublishedSchema(document: unknown, schema: object): Finding[] {
  const validate = validators.get(schema) ?? compileStrictly(schema)
  validators.set(schema, validate)
  return validate(document) ? [] : (validate.errors ?? []).map(findingOf)
}

function findingOf({ instancePath, keyword, message, params }: ErrorObject): Finding {
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
    severity: 'error',
    message: `The published schema refuses this: it ${message ?? 'does not fit'}.`,
    help: 'Write what schema/portfolio.schema.json allows here.',
  }
}
