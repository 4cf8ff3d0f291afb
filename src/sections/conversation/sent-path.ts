import { useMemo, useSyncExternalStore } from 'react'

import { fillTemplate } from '#fields/texts/fill-template.ts'

import { countAgreement, followPath, formatTalk, parsePath } from './model/talk-path.ts'
import type { SentPath, Step } from './model/talk-path.ts'
import type { Conversation } from './schema.ts'
import type { Turn } from './turn.ts'

/** The address that the visitor came with. A later click on an #anchor does not count. */
const arrival = globalThis.location && new URL(location.href)

/** Reads the path that the address carries. Empty while the page hydrates. */
export function useSentPath(section: Conversation): SentPath {
  const written = useSyncExternalStore(subscribe, () => readArrival(section.id), readNothing)
  return useMemo(() => {
    const path = parsePath(written, section)
    return { steps: followPath(section, path), total: path.length }
  }, [section, written])
}

function readArrival(id: string | undefined): string {
  const target = document.getElementById(arrival.hash.slice(1))
  // On a page with several conversations the anchor says which one is meant.
  const isOther = target?.dataset['type'] === 'conversation' && target.id !== id
  return isOther ? '' : (arrival.searchParams.get('talk') ?? '')
}

function readNothing() {
  return ''
}

/** The address of a page never changes without a reload. */
function subscribe() {
  return readNothing
}

/** Returns the address that carries a path. */
export function createAddress(section: Conversation, path: readonly Step[]): string {
  const anchor = section.id === undefined ? '' : `#${section.id}`
  return new URL(`?talk=${formatTalk(path, section)}${anchor}`, location.href).href
}

/** What the speaker says to somebody who opens the address of another visitor. */
export function greet(section: Conversation, { steps, total }: SentPath): string | undefined {
  if (total === 0) return undefined
  const { sentLine, strayedLine } = section
  const lines = [
    ...(steps.length > 0
      ? [fillTemplate(sentLine, { answers: formatAnswers(section, steps) })]
      : []),
    ...(steps.length < total ? [fillTemplate(strayedLine, { count: steps.length, total })] : []),
  ]
  return lines.join(' ')
}

/** The signs of a sentence around a label, as in "What else?", which a list would repeat. */
const signsAround = /^[¿¡]+|\s*[.!?…。！？؟۔।]+$/gu

/** Names the answers of a path in one text. */
export function formatAnswers(section: Conversation, path: readonly Step[]): string {
  const names = path.map(({ answer }) => {
    const found = section.answers.find(({ id }) => id === answer)
    if (!found) return ''
    return found.inSentence ?? (found.label.replaceAll(signsAround, '') || found.label)
  })
  return names.join(section.separator)
}

/** Whether a talk began at the start, as addresses do. Close on an ending may lead elsewhere. */
export function isFromStart({ start }: Conversation, [first]: readonly Step[]): boolean {
  return first?.scene === start
}

/** Adds a last line to the ending of a talk: on how many answers the visitor and the sender agree. */
export function addAgreement(
  section: Conversation,
  { steps, total }: SentPath,
  { dialogue, path }: Turn,
): Conversation {
  const id = dialogue.name === 'open' ? dialogue.scene : ''
  const scene = Object.hasOwn(section.scenes, id) ? section.scenes[id] : undefined
  if (!scene?.ending || steps.length === 0 || !isFromStart(section, path)) return section
  const count = countAgreement(steps, path)
  const line = fillTemplate(section.agreementLine, { count, total })
  const ending = { ...scene, lines: [...scene.lines, line] }
  return { ...section, scenes: { ...section.scenes, [id]: ending } }
}
