import { expect, test } from 'vitest'

import { chooseAnswers, chooseHost, chooseStarter } from './choose-answers.ts'

/** Answers the questions one after the other, and keeps what is asked. */
function answerWith(...answers: string[]) {
  const asked: string[] = []
  const ask = async (question: string) => {
    asked.push(question)
    return answers.shift() ?? ''
  }
  return { ask, asked }
}

test('starter and host may have capitals and spaces', async () => {
  const { ask } = answerWith('Full', 'GitHub Pages')
  expect(await chooseStarter(undefined, ask)).toEqual({ value: 'full', defaulted: [] })
  expect(await chooseHost(undefined, 'netlify', ask)).toEqual({
    value: 'github-pages',
    defaulted: [],
  })
})

test('an answer that does not fit is asked again, with what to write', async () => {
  const { ask, asked } = answerWith('my server', '')
  expect((await chooseHost(undefined, 'netlify', ask)).value).toBe('netlify')
  expect(asked[1]).toMatch(/^Write one of own-server, .* \[netlify\]: $/u)
})

const standard = { name: 'A', jobTitle: 'B', email: 'a@b.example', accent: '#fff', language: 'en' }

test('a language may be answered or given by its name', async () => {
  const { ask } = answerWith('', '', '', '', 'German')
  expect((await chooseAnswers({}, standard, ask)).value).toEqual({ ...standard, language: 'de' })
  expect((await chooseAnswers({ language: 'Français' }, standard)).value.language).toBe('fr')
})

test('control characters are refused, before a file has them', async () => {
  const given = { name: 'Ma\u0007ra \u001B[31mLind' }
  await expect(chooseAnswers(given, standard)).rejects.toThrow(
    '--name: Write it on one line, without control characters.',
  )
})

test('a name that is too long is refused with how long it may be', async () => {
  await expect(chooseAnswers({ name: 'x'.repeat(81) }, standard)).rejects.toThrow(
    '--name: Write at most 80 characters.',
  )
})
