import type { Path } from '#json/path.ts'
import { readProperty, readValue } from '#json/untyped-value.ts'
import type { RawProblem } from '#problems/problem.ts'
import { createAnswers } from '#sections/conversation/model/create-answers.ts'

/**
 * Describes the answers of a conversation that Folio makes from its scenes, if they are more than
 * `most`. Undefined where the owner wrote a list.
 */
export function describeManyAnswers(
  document: unknown,
  path: Path,
  most: unknown,
): RawProblem | undefined {
  if (path[0] !== 'sections' || path[2] !== 'answers' || path.length > 3) return undefined
  const section = readValue(document, path.slice(0, 2))
  if (readProperty(section, 'answers') !== undefined) return undefined
  const { length } = createAnswers(readProperty(section, 'scenes'))
  return {
    path: [...path.slice(0, 2), 'scenes'],
    mark: 'key',
    code: 'content/too-big',
    message: `The scenes have ${length} different answers; a conversation may have at most ${String(most)}.`,
    help: 'Use the same answer in several scenes, such as "Go on": it may lead to another scene in each.',
  }
}
