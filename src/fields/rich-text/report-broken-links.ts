import type { Description } from '#problems/problem.ts'

import { formatExcerpt } from './format-excerpt.ts'
import type { LiteralText } from './read-literal-text.ts'
import { addProblem, type Reading } from './text-problem.ts'

const pictureEnd = String.raw`\.(?:png|jpe?g|webp|avif|svg|gif)`
const fileEnd = String.raw`\.(?:png|jpe?g|webp|avif|svg|gif|pdf|html?|md|txt|zip|mp4|docx?)(?!\w)`
const label = String.raw`\[([^[\]\r\n]+)\]`
const part = String.raw`(?:[^\s()<>[\]"“”„«»]|\([^\s()<>]*\))`

/** An address, or the name of a file, that nobody writes in a remark. */
const target = String.raw`(?:(?:https?:\/\/|mailto:|tel:|www\.|media\/|\/(?=\w))${part}*|${part}+?${fileEnd})`

/** The same with spaces, where it ends as a file does. */
const spaced = String.raw`[^\s()<>](?:[^\r\n\u2028\u2029<>"“”„«»()]|\([^\r\n\u2028\u2029<>"()]*\))*${fileEnd}`
/** An address that begins as no words do. */
const certain = String.raw`(?:https?:\/\/|mailto:|www\.)${part}*`
const title = String.raw`(?:\s+(["'“”„‟«»‘’‚‹›])([^\r\n]{0,300}?)["'“”„‟«»‘’‚‹›])?`

const closed = new RegExp(
  String.raw`(?<!\\)(!?)${label}\((${spaced}|${target})${title}\s*\)`,
  'giu',
)
const apart = new RegExp(
  String.raw`(?<![\\\w])(!?)${label}[ \t]+\((${spaced}|${target})${title}\s*\)`,
  'giu',
)
const turned = new RegExp(String.raw`(?<![\\\w])()\(([^()\r\n]+)\)\[(${certain})\]`, 'giu')
const wiki = new RegExp(
  String.raw`(?<!\\)(!)\[(?=\[([^[\]|\r\n\u2028\u2029]+${pictureEnd})(?:\|[^[\]\r\n]*)?\]\])[^\r\n]*?\]\]`,
  'giu',
)
const open = new RegExp(String.raw`(?<!\\)(!?)${label}\((${target}|#(?=\p{L})${part}*)`, 'giu')

/** A remark of an editor, or the number or the year of a source. */
const remark = /^(?:sic|…|\.{3}|\d+)$|\b(?:1[5-9]|20)\d\d\b|\bet al\b/iu
const isCertain = new RegExp(`^${certain}$`, 'iu')

type Found = {
  readonly written: string
  readonly isPicture: boolean
  readonly text: string
  readonly address: string
  /** The title, and the sign before it. */
  readonly sign: string
  readonly title: string
  /** What follows on the same line. */
  readonly rest: string
}

type BrokenLink = Description & { readonly length?: number }

const kinds: readonly {
  readonly pattern: RegExp
  /** Returns undefined for a text that is meant as it is written. */
  readonly describe: (found: Found) => BrokenLink | undefined
}[] = [
  // [CV](my cv.pdf) or ![Desk](media/desk.png “My desk”)
  { pattern: closed, describe: describeClosed },
  // ![[desk.png|200]]
  { pattern: wiki, describe: describeWiki },
  // [CV] (https://example.org)
  { pattern: apart, describe: describeApart },
  // (CV)[https://example.org]
  { pattern: turned, describe: describeTurned },
  // [CV](https://example.org
  { pattern: open, describe: describeOpen },
]

/** Reports pictures and links that visitors would read as text, because their form is wrong. */
export function reportBrokenLinks({ text, start: offset }: LiteralText, reading: Reading): void {
  if (!text.includes('[')) return
  const taken: { start: number; end: number }[] = []
  for (const { pattern, describe } of kinds) {
    for (const match of text.matchAll(pattern)) {
      const found = readMatch(match, text)
      const described = describe(found)
      if (!described) continue
      const { length = found.written.length, ...problem } = described
      const start = offset + match.index
      const end = start + length
      if (taken.some((one) => one.start < end && start < one.end)) continue
      taken.push({ start, end })
      const noPicture = found.isPicture && reading.kind !== 'story'
      addProblem(reading, { start, end, ...(noPicture ? describePicture(reading) : problem) })
    }
  }
}

function readMatch(match: RegExpMatchArray, all: string): Found {
  const { 0: written, 1: mark, 2: text = '', 3: address = '', 4: sign = '', 5: inner = '' } = match
  const end = (match.index ?? 0) + written.length
  const rest = /^[^\r\n]*/u.exec(all.slice(end, end + 300))?.[0] ?? ''
  return { written, isPicture: mark === '!', text, address, sign, title: inner, rest }
}

function describePicture({ pictureHelp: help }: Reading): BrokenLink {
  return { code: 'text/not-supported', message: 'A paragraph cannot contain a picture.', help }
}

function describeClosed(found: Found): BrokenLink | undefined {
  const { written, address, isPicture, sign, text } = found
  const code = 'text/link'
  if (/\s/u.test(address)) {
    const message = `The address ${formatExcerpt(address)} has spaces, so visitors would read all of this as text.`
    return { code, message, help: advise(found) }
  }
  const last = written.replace(/\s*\)$/u, '').at(-1) ?? ''
  // With straight marks, it is text for another reason, such as a link around it.
  if (sign === '' || (/["']/u.test(sign) && sign === last)) return undefined
  return isPicture
    ? {
        code,
        message: `The caption of the picture ${formatExcerpt(text)} is not between straight quotation marks, so visitors would read all of this as text.`,
        help: advise(found),
      }
    : {
        code,
        message: `The link ${formatExcerpt(text)} has a title, so visitors would read all of this as text.`,
        help: advise(found),
      }
}

function describeWiki(found: Found): BrokenLink {
  return {
    code: 'text/link',
    message: `The picture ${formatExcerpt(found.text)} is in the form of a wiki, so visitors would read it as text.`,
    help: advise({ ...found, text: 'What it shows', address: found.text }),
  }
}

function describeApart(found: Found): BrokenLink | undefined {
  const { text, address, isPicture } = found
  if (!isPicture && (remark.test(text.trim()) || !isCertain.test(address))) return undefined
  const message = `There is a space between ${formatExcerpt(`[${text}]`)} and its address, so visitors would read all of this as text.`
  return { code: 'text/signs', message, help: advise(found, plainSign) }
}

function describeTurned(found: Found): BrokenLink {
  const message = `The brackets of the link ${formatExcerpt(found.text)} are the wrong way round, so visitors would read all of this as text.`
  return { code: 'text/signs', message, help: advise(found, plainSign) }
}

function describeOpen(found: Found): BrokenLink | undefined {
  // It is closed: a link around it, or something else, makes it text.
  if (found.rest.startsWith(')')) return undefined
  const kind = found.isPicture ? 'picture' : 'link'
  const code = 'text/link'
  if (/^[^()[\]]*\)/u.test(found.rest)) {
    const message = `The parentheses after ${formatExcerpt(`[${found.text}]`)} contain more than an address, so visitors would read all of this as text.`
    return { code, message, help: 'Write only the address between "(" and ")", without spaces.' }
  }
  const address = found.address.replace(/[.,;:!?]+$/u, '')
  return {
    code,
    length: found.written.length - found.address.length + address.length,
    message: `The address of the ${kind} ${formatExcerpt(found.text)} has no ")" after it, so visitors would read all of this as text.`,
    help: advise({ ...found, address }),
  }
}

const plainSign = ', or "\\[" for a plain "["'

/** Says how to write the link or the picture, and what else; the title of a link would not be shown. */
function advise({ isPicture, text, address, title: caption }: Found, other = ''): string {
  const shown = text.length > 60 ? '…' : text.replaceAll('\uFFFC', '…')
  const short = address.length > 200 ? '…' : address
  if (!isPicture) {
    if (short.includes('\\')) {
      return 'Put the file into "public", and write its path: [text](/file.pdf).'
    }
    const isWhole = /^(?:\/|#|[a-z]+:)/iu.test(short)
    const whole = isWhole ? short : short.startsWith('www.') ? `https://${short}` : `/${short}`
    return `Write [${shown}](${whole.replaceAll(/\s/gu, '%20')})${other}.`
  }
  // All pictures are in one folder.
  const isAddress = /^(?:media|https?:\/)\//iu.test(short)
  const path = isAddress ? short : `media/${short.split(/[\\/]/u).at(-1)}`
  const file = /[\s()]/u.test(path) ? `<${path}>` : path
  const quoted = caption.length > 0 && caption.length < 100 ? ` "${caption}"` : ''
  return `Write ![${shown}](${file}${quoted})${other}.`
}
