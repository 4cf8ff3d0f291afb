import {
  closed,
  nextDialogue,
  offeredAnswers,
  type Dialogue,
  type Script,
} from '#sections/conversation/machine.ts'

/** A scene as a visitor meets it: all that is said in it, and what may be answered at its end. */
export type Visit = {
  readonly scene: string
  readonly lines: readonly string[]
  readonly answers: Script['answers']
  /** The dialogue on the last line of the scene. */
  readonly state: Dialogue
}

/** Where a conversation and its transcript part: the line of the transcript, and what was said. */
export type Difference = {
  readonly line: number
  readonly scene: string | undefined
  readonly expected: string
  readonly said: string
  /** The line is none of a transcript. */
  readonly isUnreadable?: true
}

/** The scene that opens the script. */
export function begin(script: Script): Visit | undefined {
  return visit(script, nextDialogue(script, closed, { type: 'start' }))
}

/** The scene that an answer leads to. */
export function follow(script: Script, { state }: Visit, answer: string): Visit | undefined {
  return visit(script, nextDialogue(script, state, { type: 'answer', answer }))
}

/** Continues to the last line of a scene, as a visitor would. */
function visit(script: Script, opened: Dialogue): Visit | undefined {
  if (opened.name === 'closed') return undefined
  const lines = script.scenes[opened.scene]?.lines ?? []
  let state: Dialogue = opened
  for (const _ of lines) state = nextDialogue(script, state, { type: 'continue' })
  return { scene: opened.scene, lines, answers: offeredAnswers(script, state), state }
}

/** The answer that somebody wrote by its id, its label or its number; undefined where it is none. */
export function answerMeant(answers: Script['answers'], written: string) {
  const word = written.trim().toLowerCase()
  return (
    answers.find(({ id }) => id === written.trim()) ??
    answers.find(({ id, label }) => [id, label].some((name) => name.toLowerCase() === word)) ??
    answers[/^\d{1,3}$/u.test(word) ? Number(word) - 1 : -1]
  )
}

/** One scene of a conversation in the words of a transcript. */
export function recordVisit({ scene, lines }: Visit): string[] {
  return [`scene: ${scene}`, ...lines.map((line) => `robot: ${plain(line)}`)]
}

/** One answer in the words of a transcript. */
export function recordAnswer(answer: string): string {
  return `visitor: ${answer}`
}

/**
 * Runs a conversation by a transcript: undefined where all goes as it is written there. The lines
 * of a scene are compared all or not at all: a transcript without them pins the path alone.
 */
export function replay(script: Script, transcript: string): Difference | undefined {
  let here = begin(script)
  let spoken = 0
  let last = 0
  const differs = (expected: string, said: string): Difference => ({
    line: Math.max(1, last),
    scene: here?.scene,
    expected,
    said,
  })
  /** What the robot says still, once it has begun to be compared. */
  const unsaid = () => (spoken > 0 ? here?.lines[spoken] : undefined)

  for (const [index, text] of transcript
    .replace(/^\uFEFF/u, '')
    .split(/\r?\n/u)
    .entries()) {
    if (/^\s*(#|$)/u.test(text)) continue
    last = index + 1
    const [, kind = '', words = ''] = /^\s*(scene|robot|visitor)\s*:(.*)$/u.exec(text) ?? []
    const written = plain(words)
    if (kind === 'robot') {
      const said = plain(here?.lines[spoken] ?? '')
      if (!said) return differs(`robot: ${written}`, 'nothing more in this scene')
      if (said !== written) return differs(`robot: ${written}`, `robot: ${said}`)
      spoken += 1
      continue
    }
    if (kind === '') {
      const lines = '"scene: ...", "robot: ...", "visitor: ..." or "# ..."'
      return { ...differs(lines, text.trim()), isUnreadable: true }
    }
    const more = unsaid()
    if (more !== undefined) return differs(text.trim(), `robot: ${plain(more)}`)
    if (kind === 'scene') {
      if (here?.scene !== written) return differs(`scene: ${written}`, `scene: ${here?.scene}`)
    } else {
      const answers = here?.answers ?? []
      const answer = answerMeant(answers, written)
      if (!answer || !here) return differs(`visitor: ${written}`, offerOf(answers))
      here = follow(script, here, answer.id)
      spoken = 0
    }
  }
  if (last === 0) return differs('at least one line such as "visitor: yes"', 'none')
  const more = unsaid()
  return more === undefined
    ? undefined
    : differs('the end of the transcript', `robot: ${plain(more)}`)
}

function offerOf(answers: Script['answers']): string {
  return answers.length > 0
    ? `the answers ${answers.map(({ id }) => id).join(', ')}`
    : 'nothing to answer: this scene is an ending'
}

/** A transcript keeps one line for each, however the words are spaced. */
function plain(words: string): string {
  return words.replaceAll(/\s+/gu, ' ').trim()
}
