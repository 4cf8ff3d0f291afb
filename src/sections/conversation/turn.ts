import { closed, nextDialogue, type Dialogue, type DialogueEvent, type Script } from './machine.ts'

/** Something that was said, and by whom. */
export type Utterance = {
  readonly from: 'speaker' | 'visitor'
  readonly words: string
}

/** Where a conversation stands, and what was said in the scenes before this one. */
export type Turn = {
  readonly dialogue: Dialogue
  readonly past: readonly Utterance[]
  /** How many turns there were. */
  readonly count: number
  /** The turn at which this talk began: Start and Close begin a new one. */
  readonly began: number
  /** The place of the last answer among the answers, counted from 0. */
  readonly answered: number | undefined
}

export const firstTurn: Turn = {
  dialogue: closed,
  past: [],
  count: 0,
  began: 0,
  answered: undefined,
}

/** The turn that an event leads to. An answer joins what was said; Start and Close begin anew. */
export function nextTurn(script: Script, turn: Turn, event: DialogueEvent): Turn {
  const dialogue = nextDialogue(script, turn.dialogue, event)
  if (dialogue === turn.dialogue) return turn
  const count = turn.count + 1
  switch (event.type) {
    case 'answer': {
      const answered = script.answers.findIndex(({ id }) => id === event.answer)
      const said = [...linesOf(script, turn.dialogue), labelOf(script, answered)]
      return { ...turn, dialogue, count, answered, past: [...turn.past, ...said] }
    }
    case 'continue':
      return { ...turn, dialogue, count }
    case 'start':
    case 'close':
      return { ...firstTurn, dialogue, count, began: count }
  }
}

/**
 * The turn as a script allows it: a scene that is no longer in it closes the dialogue. In
 * development the script changes while a conversation stands open.
 */
export function turnIn(script: Script, turn: Turn): Turn {
  const { dialogue } = turn
  return dialogue.name === 'closed' || Object.hasOwn(script.scenes, dialogue.scene)
    ? turn
    : firstTurn
}

/** What has been said in the scene that is open, the line of now last. */
export function linesOf(script: Script, dialogue: Dialogue): Utterance[] {
  if (dialogue.name === 'closed') return []
  const lines = script.scenes[dialogue.scene]?.lines.slice(0, dialogue.line + 1) ?? []
  return lines.map((words) => ({ from: 'speaker', words }))
}

function labelOf(script: Script, answered: number): Utterance {
  return { from: 'visitor', words: script.answers[answered]?.label ?? '' }
}
