import { isObject, readItems, readProperty } from '#json/untyped-value.ts'
import type { RawProblem } from '#problems/problem.ts'
import { checkAlt, checkPicture } from '#sections/check-picture.ts'
import type { CheckContext } from '#sections/define-section.ts'

/** Checks that each slide has a drawing or a picture that says what it shows, and not both. */
export function checkSkills(section: unknown, context: CheckContext): RawProblem[] {
  return readItems(readProperty(section, 'slides')).flatMap((slide, index): RawProblem[] => {
    const path = [...context.path, 'slides', index]
    return [
      ...checkDrawing(slide, path),
      ...checkPicture(slide, path, 'type'),
      ...checkAlt(slide, path, ['picture']),
    ]
  })
}

function checkDrawing(slide: unknown, path: RawProblem['path']): RawProblem[] {
  const has = (name: string) => readProperty(slide, name) !== undefined
  if (!isObject(slide) || has('type') || has('picture')) return []
  const message = 'This slide has neither a drawing nor a picture.'
  const help = 'Name a drawing in "type", as "ui", or a file in "picture".'
  return [{ path, mark: 'parent', code: 'content/missing-field', message, help }]
}
