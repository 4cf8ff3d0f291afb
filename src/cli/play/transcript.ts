import { collapseSpaces } from '#fields/texts/collapse-spaces.ts'
import { readLine } from '#sections/conversation/model/line.ts'
import {
  closed,
  advanceDialogue,
  listAnswers,
  type Dialogue,
  type Script,
} from '#sections/conversation/model/machine.ts'

type Answer = Script['answers'][number]

/** A scene as a visitor meets it: all of its lines, and the answers at its end. */
export type Visit = {
  readonly scene: string
  readonly lines: readonly string[]
  /** The id of the project that each line shows. */
  readonly shown: readonly (string | undefined)[]
  readonly answers: Script['answers']
  /** The dialogue on the last line of the scene. */
  readonly state: Dialogue
}

/** The first difference between a conversation and its transcript. */
type Difference = {
  /** The line of the transcript, from 1. */
  readonly line: number
  readonly scene: string | undefined
  readonly expected: string
  readonly found: string
  /** The line is not one of a transcript. */
  readonly isUnreadable?: true
}

/** Opens the first scene of a script. */
export function begin(script: Script): Visit | undefined {
  return visit(script, advanceDialogue(script, closed, { type: 'start' }))
}

/** Opens the scene that an answer leads to. */
export function follow(script: Script, { state }: Visit, answer: string): Visit | undefined {
  return visit(script, advanceDialogue(script, state, { type: 'answer', answer }))
}

function visit(script: Script, opened: Dialogue): Visit | undefined {
  if (opened.name === 'closed') return undefined
  const lines = (script.scenes[opened.scene]?.lines ?? []).map(readLine)
  const state = { ...opened, line: lines.length - 1 }
  const texts = lines.map(({ text }) => text)
  const shown = lines.map(({ show }) => show)
  return { scene: opened.scene, lines: texts, shown, answers: listAnswers(script, state), state }
}

/** Finds an answer by its id, its label or its number. Returns undefined if there is none. */
export function findAnswer(answers: Script['answers'], written: string) {
  const word = collapseSpaces(written).toLowerCase()
  return (
    answers.find(({ id }) => id === written.trim()) ??
    answers.find(({ id, label }) =>
      [id, collapseSpaces(label)].some((name) => name.toLowerCase() === word),
    ) ??
    answers[/^\d{1,3}$/u.test(word) ? Number(word) - 1 : -1]
  )
}

/** Writes a scene as lines of a transcript. */
export function recordVisit({ scene, lines }: Visit): string[] {
  return [`scene: ${scene}`, ...lines.map((line) => `robot: ${collapseSpaces(line)}`)]
}

/** Writes an answer of a scene as a line of a transcript. */
export function recordAnswer({ answers }: Visit, answer: Answer): string {
  const name = nameAnswer(answer)
  return `visitor: ${findAnswer(answers, name) === answer ? name : answer.id}`
}

/** The id of an answer, or its label if the id is only a number among those without Latin letters. */
function nameAnswer({ id, label }: Answer): string {
  return /^answer(?:-\d+)?$/u.test(id) ? collapseSpaces(label) : id
}

const comment = /^\s*(#|$)/u
const entry = /^\s*(scene|robot|visitor)\s*:(.*)$/u

/** Whether a text has no other lines than those of a transcript. */
export function isTranscript(text: string): boolean {
  return splitLines(text).every((line) => comment.test(line) || entry.test(line))
}

function splitLines(text: string): string[] {
  return text.replace(/^\uFEFF/u, '').split(/\r?\n/u)
}

/**
 * Compares a conversation with a transcript. Returns undefined if they match. A transcript has all
 * lines of a scene, or none: without them it states only the path.
 */
export function replay(script: Script, transcript: string): Difference | undefined {
  let current = begin(script)
  let compared = 0
  let line = 0
  const differ = (expected: string, found: string): Difference => ({
    line: Math.max(1, line),
    scene: current?.scene,
    expected,
    found,
  })
  /** The next line of a scene whose lines are compared. */
  const findRest = () => (compared > 0 ? current?.lines[compared] : undefined)

  for (const [index, text] of splitLines(transcript).entries()) {
    if (comment.test(text)) continue
    line = index + 1
    const [, kind = '', rest = ''] = entry.exec(text) ?? []
    const written = collapseSpaces(rest)
    if (kind === 'robot') {
      const found = collapseSpaces(current?.lines[compared] ?? '')
      if (!found) return differ(`robot: ${written}`, 'no more lines in this scene')
      if (found !== written) return differ(`robot: ${written}`, `robot: ${found}`)
      compared += 1
      continue
    }
    if (kind === '') {
      const expected = '"scene: ...", "robot: ...", "visitor: ..." or "# ..."'
      return { ...differ(expected, text.trim()), isUnreadable: true }
    }
    const more = findRest()
    if (more !== undefined) return differ(text.trim(), `robot: ${collapseSpaces(more)}`)
    if (kind === 'scene') {
      if (current?.scene !== written) return differ(`scene: ${written}`, `scene: ${current?.scene}`)
    } else {
      const answers = current?.answers ?? []
      const answer = findAnswer(answers, written)
      if (!answer || !current) return differ(`visitor: ${written}`, describeAnswers(answers))
      current = follow(script, current, answer.id)
      compared = 0
    }
  }
  if (line === 0) return differ('at least one line such as "visitor: yes"', 'none')
  const more = findRest()
  if (more === undefined) return undefined
  return differ('the end of the transcript', `robot: ${collapseSpaces(more)}`)
}

function describeAnswers(answers: Script['answers']): string {
  return answers.length > 0
    ? `the answers ${answers.map(nameAnswer).join(', ')}`
    : 'no answers: this scene is an ending'
}
