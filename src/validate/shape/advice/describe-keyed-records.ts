import type { Path } from '#json/path.ts'
import { isObject, readItems, readValue } from '#json/untyped-value.ts'
import type { RawProblem } from '#problems/problem.ts'
import { listKnownKeys } from '#validate/shape/follow-model.ts'

/**
 * One problem for records with names before them, as `"work": { "Tidewater": { … } }`: an object is read as one
 * record, and the help for that would be to delete each of them.
 */
export function describeKeyedRecords(document: unknown, issuePath: Path): RawProblem | undefined {
  const [parent, list, index] = issuePath
  if (parent !== 'profile' || typeof list !== 'string' || index !== 0) return undefined
  const path = [parent, list]
  const [keyed, ...others] = readItems(readValue(document, path))
  if (others.length > 0 || !isObject(keyed) || !Object.values(keyed).some(isObject))
    return undefined
  const fields = listKnownKeys(document, [...path, 0])
  if (Object.keys(keyed).some((key) => fields.includes(key))) return undefined
  return {
    path,
    code: 'content/wrong-type',
    message: 'These entries have names before them, and a list [ ] belongs here.',
    help: `Write "${list}": [{ … }, { … }], with each name inside its { }.`,
  }
}
