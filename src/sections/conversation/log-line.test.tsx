import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { Controls } from './controls.tsx'
import { LogLine } from './log-line.tsx'
import { definition } from './schema.ts'
import { firstTurn } from './turn.ts'

function render(from: 'speaker' | 'visitor', text: string) {
  return renderToStaticMarkup(
    <LogLine
      utterance={{ from, text }}
      projects={[]}
      typingDelay={20}
      isLatest={false}
      isTyped
      onTyped={() => undefined}
    />,
  )
}

test('a line has the direction of its letters: a Hebrew one ends on the left', () => {
  expect(render('speaker', 'שלום!')).toContain('dir="auto"')
  expect(render('visitor', 'C++?')).toContain('<bdi>C++?</bdi>')
})

test('a line with letters of both directions has that of the page', () => {
  expect(render('speaker', 'GitHub או SQL?')).not.toContain('dir=')
  expect(render('visitor', 'GitHub או SQL?')).not.toContain('<bdi>')
})

test('an answer has the direction of its letters', () => {
  const section = definition.schema.parse({
    type: 'conversation',
    id: 'conversation',
    heading: 'שיחה',
    speaker: 'רובוט',
    answers: [{ id: 'code', label: 'C++' }],
    scenes: { intro: { lines: ['מה?'], next: { code: 'intro' } } },
  })
  const turn = { ...firstTurn, dialogue: { name: 'open', scene: 'intro', line: 0 } } as const
  expect(
    renderToStaticMarkup(
      <Controls section={section} turn={turn} greeting={undefined} send={() => undefined} />,
    ),
  ).toContain('<bdi>C++</bdi>')
})
