import { writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'

import { printable } from '#content/printable.ts'
import { contentFile, loadPortfolio } from '#disk/load-portfolio.ts'
import { readText } from '#disk/read-text.ts'
import { Refusal, refusalOf } from '#disk/refusal.ts'
import { shownPath } from '#disk/shown-path.ts'
import { closest } from '#fields/closest.ts'
import type { SectionOf } from '#sections/schemas.ts'

import type { Command, Io } from '../command.ts'
import {
  answerMeant,
  begin,
  follow,
  recordAnswer,
  recordVisit,
  replay,
  type Visit,
} from '../play/transcript.ts'

type Conversation = SectionOf<'conversation'>

const usage =
  'Write "npm run play -- [--section ID] [--record TRANSCRIPT | --replay TRANSCRIPT] [FILE]": there is no other option.'

/** Walks a conversation in the terminal, or runs it by a transcript and says where it differs. */
export const play: Command = {
  name: 'play',
  summary:
    'walk a conversation ([--section ID] [--record TRANSCRIPT | --replay TRANSCRIPT] [FILE])',
  async run(args, io) {
    const options = readOptions(args)
    if (!options) {
      io.error(usage)
      return 2
    }
    const { section, record, replay: transcript, file } = options
    try {
      const { portfolio } = loadPortfolio(file)
      if (!portfolio) {
        io.error(`${shownPath(file)} has errors. "npm run validate" says what to mend.`)
        return 1
      }
      const conversations = portfolio.sections.filter(isConversation)
      const conversation = choose(conversations, section, io)
      if (!conversation) return 2
      if (transcript !== undefined) {
        const candidates = section === undefined ? conversations : [conversation]
        return sayDifference(transcript, closestReplay(candidates, readText(transcript)), io)
      }
      const said = await walk(conversation, io)
      if (record !== undefined) {
        await write(record, `${said.join('\n')}\n`)
        io.out(`Wrote ${shownPath(record)}.`)
      }
      return 0
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      io.error(error.message)
      return 2
    }
  },
}

function readOptions(args: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: {
        section: { type: 'string' },
        record: { type: 'string' },
        replay: { type: 'string' },
      },
      allowPositionals: true,
    })
    const both = values.record !== undefined && values.replay !== undefined
    if (both || positionals.length > 1) return undefined
    return { ...values, file: positionals[0] ?? contentFile() }
  } catch {
    return undefined
  }
}

async function write(path: string, text: string): Promise<void> {
  try {
    await writeFile(path, text)
  } catch (error) {
    throw refusalOf(path, error, 'written')
  }
}

function isConversation(section: { readonly type: string }): section is Conversation {
  return section.type === 'conversation'
}

/** The conversation of that id, or the first; where there is none, that is said. */
function choose(conversations: readonly Conversation[], id: string | undefined, io: Io) {
  const found = conversations.find((section) => id === undefined || section.id === id)
  if (found) return found
  const ids = conversations.flatMap((section) => section.id ?? [])
  const near = id === undefined ? undefined : closest(id, ids)
  io.error(
    [
      id === undefined ? 'There is no conversation.' : `There is no conversation "${id}".`,
      ...(near === undefined ? [] : [`Did you mean "${near}"?`]),
      ...(ids.length > 0 ? [`There are: ${ids.join(', ')}.`] : []),
    ].join(' '),
  )
  return undefined
}

/** Walks until an ending, or until nobody answers any more; what was said, as a transcript. */
async function walk(conversation: Conversation, io: Io): Promise<string[]> {
  const typed = io.lines?.[Symbol.asyncIterator]()
  const said: string[] = []
  try {
    let here = begin(conversation)
    while (here) {
      said.push(...recordVisit(here))
      for (const line of here.lines) io.out(printable(`${conversation.speaker}: ${line}`))
      const answer = await ask(here, io, typed)
      if (!answer) break
      said.push(recordAnswer(answer.id))
      io.out(`You: ${printable(answer.label)}\n`)
      here = follow(conversation, here, answer.id)
    }
  } finally {
    await typed?.return?.()
  }
  return said
}

/** Asks until an answer is one; undefined at an ending, or where no more is typed. */
async function ask({ answers }: Visit, io: Io, typed: AsyncIterator<string> | undefined) {
  if (answers.length === 0) {
    io.out('\nThe conversation ends here.')
    return undefined
  }
  io.out('')
  for (const [index, { label }] of answers.entries()) io.out(`  ${index + 1} ${printable(label)}`)
  for (;;) {
    const next = await typed?.next()
    if (!next || next.done) {
      io.out('\nYou left the conversation.')
      return undefined
    }
    const answer = answerMeant(answers, next.value)
    if (answer) return answer
    const near = closest(
      next.value.trim(),
      answers.flatMap(({ id, label }) => [label, id]),
    )
    io.out(
      `"${next.value.trim()}" is no answer here.${near === undefined ? '' : ` Did you mean "${near}"?`} Write a number, or the words beside it; Ctrl+D leaves.`,
    )
  }
}

/**
 * Replays a transcript in each conversation that it may be of: undefined where it goes as written
 * in one of them, else the difference in the one that follows it furthest.
 */
function closestReplay(conversations: readonly Conversation[], transcript: string) {
  const differences = conversations.map((conversation) => replay(conversation, transcript))
  if (differences.includes(undefined)) return undefined
  return differences.toSorted((a, b) => (b?.line ?? 0) - (a?.line ?? 0))[0]
}

function sayDifference(path: string, difference: ReturnType<typeof replay>, io: Io): number {
  if (!difference) {
    io.out(`${shownPath(path)}: the conversation goes as it is written there.`)
    return 0
  }
  const { line, scene, expected, said, isUnreadable } = difference
  const what = isUnreadable
    ? 'this is no line of a transcript, and cannot be read'
    : `the conversation goes another way, in the scene "${scene}"`
  io.error(`${shownPath(path)}:${line}: ${what}.`)
  io.error(`  expected  ${printable(expected)}`)
  io.error(`  found     ${printable(said)}`)
  return 1
}
