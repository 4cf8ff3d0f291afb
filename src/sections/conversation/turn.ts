import { readLine } from './model/line.ts'
import {
  closed,
  listAnswers,
  advanceDialogue,
  type Dialogue,
  type DialogueEvent,
  type Script,
} from './model/machine.ts'
import { findSide, type Side } from './model/side.ts'
import { maxLength, type Step } from './model/talk-path.ts'

/** A line of the speaker, or an answer of the visitor. */
export type Utterance = {
  readonly from: 'speaker' | 'visitor'
  readonly text: string
  /** The project that the line shows. */
  readonly show?: string | undefined
  /** The section that the line leads to. */
  readonly go?: string | undefined
}

/** The state of a conversation, and what was said in the scenes before this one. */
export type Turn = {
  readonly dialogue: Dialogue
  readonly history: readonly Utterance[]
  /** The number of turns so far. */
  readonly count: number
  /** The turn in which this talk began: Start and Close begin a new one. */
  readonly began: number
  /** The answers of this talk: as many as an address carries. */
  readonly path: readonly Step[]
  /** The side on which the button of the last answer was. */
  readonly look: Side
}

export const firstTurn: Turn = {
  dialogue: closed,
  history: [],
  count: 0,
  began: 0,
  path: [],
  look: 'middle',
}

/** The turn that follows an event. An answer adds to the history; Start and Close clear it. */
export function advanceTurn(script: Script, turn: Turn, event: DialogueEvent): Turn {
  const dialogue = advanceDialogue(script, turn.dialogue, event)
  if (dialogue === turn.dialogue) return turn
  const count = turn.count + 1
  switch (event.type) {
    case 'answer': {
      const text = script.answers.find(({ id }) => id === event.answer)?.label ?? ''
      const utterances = [...listLines(script, turn.dialogue), { from: 'visitor', text } as const]
      const history = [...turn.history, ...utterances]
      const step = {
        scene: turn.dialogue.name === 'open' ? turn.dialogue.scene : '',
        answer: event.answer,
      }
      const look = findSide(listAnswers(script, turn.dialogue), event.answer)
      const path = [...turn.path, step].slice(0, maxLength)
      return { ...turn, dialogue, count, history, path, look }
    }
    case 'continue':
      return { ...turn, dialogue, count }
    case 'start':
    case 'close':
      return { ...firstTurn, dialogue, count, began: count }
  }
}

/**
 * Closes the dialogue if its scene is no longer in the script: in development the script changes
 * while a conversation is open.
 */
export function closeIfRemoved(script: Script, turn: Turn): Turn {
  const { dialogue } = turn
  return dialogue.name === 'closed' || Object.hasOwn(script.scenes, dialogue.scene)
    ? turn
    : firstTurn
}

/** Lists what has been said in the open scene, up to the current line. */
export function listLines(script: Script, dialogue: Dialogue): Utterance[] {
  if (dialogue.name === 'closed') return []
  const lines = script.scenes[dialogue.scene]?.lines.slice(0, dialogue.line + 1) ?? []
  return lines.map((line) => ({ from: 'speaker', ...readLine(line) }))
}
