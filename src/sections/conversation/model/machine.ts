import type { Conversation } from '#sections/conversation/schema.ts'

/** The part of a conversation that the machine needs. */
export type Script = Pick<Conversation, 'start' | 'answers' | 'scenes'>

/** Closed (the Start button shows), or open at one line of one scene. */
export type Dialogue =
  | { readonly name: 'closed' }
  | { readonly name: 'open'; readonly scene: string; readonly line: number }

export type DialogueEvent =
  | { readonly type: 'start' }
  | { readonly type: 'continue' }
  | { readonly type: 'close' }
  | { readonly type: 'answer'; readonly answer: string }

export const closed: Dialogue = { name: 'closed' }

/**
 * The state of a dialogue after an event (specification, section 4). An event that a state does not
 * expect changes nothing.
 */
export function advanceDialogue(script: Script, state: Dialogue, event: DialogueEvent): Dialogue {
  if (state.name === 'closed') return event.type === 'start' ? open(script, script.start) : state
  const scene = getOwn(script.scenes, state.scene)
  if (!scene) return closed
  switch (event.type) {
    case 'start':
      return state
    case 'continue':
      return isLastLine(script, state) ? state : { ...state, line: state.line + 1 }
    case 'close': {
      // At an ending, Close gives the first answer: in the specification's script, yes.
      const [closing] = script.answers
      return scene.ending
        ? open(script, getOwn(scene.next, closing?.id ?? '') ?? script.start)
        : closed
    }
    case 'answer': {
      const target = getOwn(scene.next, event.answer)
      return target !== undefined && isLastLine(script, state) ? open(script, target) : state
    }
  }
}

/** Whether the dialogue shows the last line of its scene. */
export function isLastLine(script: Script, state: Dialogue): boolean {
  if (state.name === 'closed') return false
  const scene = getOwn(script.scenes, state.scene)
  return scene !== undefined && state.line >= scene.lines.length - 1
}

/** Lists the answers that are buttons now: on the last line of a scene that is not an ending. */
export function listAnswers(script: Script, state: Dialogue): Script['answers'] {
  if (state.name === 'closed' || !isLastLine(script, state)) return []
  const scene = getOwn(script.scenes, state.scene)
  if (!scene || scene.ending) return []
  const offered = scene.answers ?? Object.keys(scene.next)
  return script.answers.filter(({ id }) => offered.includes(id))
}

function open(script: Script, scene: string): Dialogue {
  return Object.hasOwn(script.scenes, scene) ? { name: 'open', scene, line: 0 } : closed
}

/** The entry of that name, never an inherited member such as "constructor". */
function getOwn<Value>(entries: Readonly<Record<string, Value>>, name: string): Value | undefined {
  return Object.hasOwn(entries, name) ? entries[name] : undefined
}
