import { describe, expect, test } from 'vitest'

import { readPart } from '#fixtures/read-part.ts'
import { writeContent } from '#fixtures/small-content.ts'

describe('a short form of a theme stands for a longer one', () => {
  test('a colour, for a theme with this accent', () => {
    const { part } = readPart(writeContent({ rest: '"theme": "#7c3aed"' }), 'theme', 'accent')
    const whole = readPart(
      writeContent({ rest: '"theme": { "accent": "#7c3aed" }' }),
      'theme',
      'accent',
    )
    expect(part).toEqual(whole.part)
    expect(whole.errors).toEqual([])
  })

  test.each([
    ['"theme": "dark"', '"theme": { "scheme": "dark" }'],
    ['"theme": { "accent": "tomato" }', '"theme": { "accent": "#ff6347" }'],
    ['"theme": { "accent": "RebeccaPurple" }', '"theme": { "accent": "#663399" }'],
    ['"theme": { "accent": "RGB(124, 58, 237)" }', '"theme": { "accent": "#7c3aed" }'],
    ['"theme": { "accent": " #7c3aed " }', '"theme": { "accent": "#7c3aed" }'],
    ['"theme": { "accent": "#7C3AEDFF" }', '"theme": { "accent": "#7C3AED" }'],
    ['"theme": { "accent": "#123f" }', '"theme": { "accent": "#123" }'],
    ['"theme": "RebeccaPurple"', '"theme": { "accent": "#663399" }'],
    ['"theme": { "name": "paper" }', '"theme": "paper"'],
    ['"theme": { "name": "Paper" }', '"theme": "paper"'],
    [
      '"theme": { "scheme": "Dark", "density": "AIRY", "corners": "Soft", "fonts": { "mono": "JetBrains Mono" } }',
      '"theme": { "scheme": "dark", "density": "airy", "corners": "soft", "fonts": { "mono": "jetbrains-mono" } }',
    ],
    ['"theme": { "scheme": "auto" }', '"theme": { "scheme": "system" }'],
    [
      '"theme": { "name": "phosphor", "accent": "red", "scheme": "dark", "fonts": { "mono": "martian-mono" } }',
      '"theme": { "accent": "red", "scheme": "dark", "ground": { "dark": "#05130f", "light": "#e3ece2" }, "ink": { "dark": "#d5eadb", "light": "#0a1f17" }, "fonts": { "display": "big-shoulders", "text": "familjen-grotesk", "mono": "martian-mono" }, "corners": "soft", "density": "compact" }',
    ],
    [
      '"theme": { "accent": { "dark": "rgb(0, 255, 0)" } }',
      '"theme": { "accent": { "dark": "#00ff00" } }',
    ],
  ])('%s for %s', (short, whole) => {
    const { part, errors } = readPart(writeContent({ rest: short }))
    expect(errors).toEqual([])
    expect(part).toBeDefined()
    expect(part).toEqual(readPart(writeContent({ rest: whole })).part)
  })
})
