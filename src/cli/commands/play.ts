import { existsSync, statSync } from 'node:fs'

import { readPlainText } from '#fields/rich-text/plain-text.ts'
import { makePrintable } from '#json/make-printable.ts'
import { loadPortfolio } from '#disk/load-portfolio.ts'
import { findContentFile } from '#disk/owner/own-files.ts'
import { readText } from '#disk/read-text.ts'
import { Refusal } from '#disk/refusal.ts'
import { refuseUnwritable, writeText } from '#disk/write-text.ts'
import { formatPath } from '#disk/format-path.ts'
import type { Project } from '#profile/project.ts'
import { readLine } from '#sections/conversation/model/line.ts'
import type { SectionOf } from '#sections/section.ts'
import { createCommand, type Io } from '#terminal/command.ts'
import { suggest, WrongArguments } from '#terminal/read-arguments.ts'

import {
  begin,
  findAnswer,
  follow,
  isTranscript,
  recordAnswer,
  recordVisit,
  replay,
  type Visit,
} from '#cli/play/transcript.ts'
import { writeCommand } from '#cli/write-command.ts'

type Conversation = SectionOf<'conversation'>

/** Where a conversation is printed, and the lines that somebody types or pipes. */
export type PlayIo = Io & { readonly lines?: AsyncIterable<string> }

/** Plays a conversation in the terminal, or compares it with a transcript. */
export const play = createCommand({
  command: 'npm run play --',
  summary: 'play a conversation in the terminal',
  operands: ['[FILE]'],
  options: {
    section: { type: 'string', value: 'ID', help: 'the conversation, by default the first' },
    record: { type: 'string', value: 'TRANSCRIPT', help: 'write the conversation to a file' },
    replay: { type: 'string', value: 'TRANSCRIPT', help: 'compare the conversation with a file' },
  },
  async run({ values, positionals: [file = findContentFile()] }, io: PlayIo) {
    const { section, record, replay: transcript } = values
    if (record !== undefined && transcript !== undefined) {
      throw new WrongArguments('Write --record or --replay, not both.')
    }
    const { portfolio } = loadPortfolio(file)
    if (!portfolio) {
      const command = writeCommand('validate', file)
      io.error(`${formatPath(file)} has errors. Run "${command}" to see them.`)
      return 1
    }
    const conversations = portfolio.sections.filter(isConversation)
    const conversation = choose(conversations, section)
    if (transcript !== undefined) {
      const candidates = section === undefined ? conversations : [conversation]
      return printDifference(transcript, replayIn(candidates, readText(transcript)), io)
    }
    if (record !== undefined) {
      refuseOtherFile(record)
      // Refused at the end, a whole talk would be lost.
      await refuseUnwritable(record)
    }
    const lines = await walk(conversation, portfolio.profile?.projects ?? [], io)
    if (record !== undefined) {
      await writeText(record, `${lines.join('\n')}\n`)
      io.out(`Wrote ${formatPath(record)}.`)
    }
    return 0
  },
})

/** Refuses to replace a file that is no transcript, such as the content itself. */
function refuseOtherFile(path: string): void {
  if (!existsSync(path) || !statSync(path).isFile() || isTranscript(readText(path))) return
  throw new Refusal(
    `${formatPath(path)} is not a transcript, and stays as it is. Name a new file after --record, as "--record my-path.txt".`,
  )
}

function isConversation(section: { readonly type: string }): section is Conversation {
  return section.type === 'conversation'
}

/** Finds a conversation by id, or the first. Throws a Refusal if there is none. */
function choose(conversations: readonly Conversation[], id: string | undefined): Conversation {
  const found = conversations.find((section) => id === undefined || section.id === id)
  if (found) return found
  const ids = conversations.flatMap((section) => section.id ?? [])
  const known = ids.length > 0 ? ` The conversations are: ${ids.join(', ')}.` : ''
  throw new Refusal(
    id === undefined
      ? 'There is no conversation.'
      : `There is no conversation "${id}".${suggest(id, ids)}${known}`,
  )
}

/** Walks until an ending, or until nobody answers. Returns the lines of a transcript. */
async function walk(
  conversation: Conversation,
  projects: readonly Project[],
  io: PlayIo,
): Promise<string[]> {
  const typed = io.lines?.[Symbol.asyncIterator]()
  const transcript: string[] = []
  try {
    let visit = begin(conversation)
    while (visit) {
      transcript.push(...recordVisit(visit))
      const { link, lines = [] } = conversation.scenes[visit.scene] ?? {}
      for (const [index, { text, go }] of lines.map(readLine).entries()) {
        const address = go === undefined ? '' : ` (#${go})`
        io.out(makePrintable(`${conversation.speaker}: ${text}${address}`))
        const project = projects.find(({ id }) => id === visit?.shown[index])
        if (project) io.out(makePrintable(describeProject(project)))
      }
      if (link) io.out(makePrintable(`  ${link.label} (${link.url})`))
      const answer = await ask(visit, io, typed)
      if (!answer) break
      transcript.push(recordAnswer(visit, answer))
      io.out(`You: ${makePrintable(answer.label)}\n`)
      visit = follow(conversation, visit, answer.id)
    }
  } finally {
    await typed?.return?.()
  }
  return transcript
}

/** Describes a project as the page does without scripts. */
function describeProject(project: Project): string {
  const description = project.description && `: ${readPlainText(project.description)}`
  const text = `  ${project.name}${description ?? ''}`
  return project.url === undefined ? text : `${text} (${project.url})`
}

/** Asks until it reads an answer. Returns undefined at an ending or at the end of the input. */
async function ask({ answers }: Visit, io: Io, typed: AsyncIterator<string> | undefined) {
  if (answers.length === 0) {
    io.out('\nThe conversation ends here.')
    return undefined
  }
  io.out('')
  for (const [index, { label }] of answers.entries())
    io.out(`  ${index + 1} ${makePrintable(label)}`)
  const known = answers.flatMap(({ id, label }) => [label, id])
  for (;;) {
    const next = await typed?.next()
    if (!next || next.done) {
      io.out('\nYou left the conversation.')
      return undefined
    }
    const answer = findAnswer(answers, next.value)
    if (answer) return answer
    const text = next.value.trim()
    io.out(
      `"${text}" is not an answer here.${suggest(text, known)} Write a number or a label from the list, or press Ctrl+D to leave.`,
    )
  }
}

/**
 * Replays a transcript in each conversation. Returns undefined if one of them matches it, or else
 * the difference in the one that matches longest.
 */
function replayIn(conversations: readonly Conversation[], transcript: string) {
  const differences = conversations.map((conversation) => replay(conversation, transcript))
  if (differences.includes(undefined)) return undefined
  return differences.toSorted((a, b) => (b?.line ?? 0) - (a?.line ?? 0))[0]
}

function printDifference(path: string, difference: ReturnType<typeof replay>, io: Io): number {
  if (!difference) {
    io.out(`${formatPath(path)}: the conversation matches.`)
    return 0
  }
  const { line, scene, expected, found, isUnreadable } = difference
  const what = isUnreadable
    ? 'this is not a line of a transcript'
    : `the conversation differs, in the scene "${scene}"`
  io.error(`${formatPath(path)}:${line}: ${what}.`)
  io.error(`  expected  ${makePrintable(expected)}`)
  io.error(`  found     ${makePrintable(found)}`)
  return 1
}
