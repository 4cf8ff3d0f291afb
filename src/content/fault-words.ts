import type { Finding } from '#fields/finding.ts'

import type { Fault } from './describe-fault.ts'
import { cut } from './describe-value.ts'

/** The most characters that content has. */
export const largest = 10_000_000

type Words = Pick<Finding, 'code' | 'message' | 'help' | 'suggestion'>

/** What is wrong, and what to write instead. */
export function faultWords(fault: Fault, text: string, lineOf: (offset: number) => number): Words {
  const written = text.slice(fault.start, Math.min(fault.end, fault.start + 100))
  const code = 'content/syntax'
  switch (fault.kind) {
    case 'Empty':
      return {
        code: 'content/empty',
        message: 'The file is empty.',
        help: 'Write the content in it: the least is "site", "preloader" and "sections".',
      }
    case 'ByteOrderMark':
      return {
        code: 'content/byte-order-mark',
        message: 'The file begins with an invisible byte-order mark.',
        help: 'Save the file as "UTF-8", not as "UTF-8 with BOM".',
      }
    case 'DuplicateKey':
      return {
        code: 'content/duplicate-key',
        message: `The field ${shown(written)} stands here a second time; it is in line ${lineOf(fault.first ?? 0)} already.`,
        help: 'Keep one of the two, and take the other out.',
      }
    case 'PrototypeKey':
      return {
        code: 'content/unknown-key',
        message: `There is no field ${shown(written)} here.`,
        help: 'Take it out.',
      }
    case 'InvalidCommentToken':
      return {
        code: 'content/comment',
        message: 'This is a comment, and JSON has none.',
        help: 'Take the comment out.',
      }
    case 'TrailingComma':
      return {
        code: 'content/trailing-comma',
        message: `There is a comma after the last ${fault.inList ? 'item of the list' : 'field'}.`,
        help: 'Take the comma out, or write what is to follow it.',
      }
    case 'TooDeep':
      return {
        code: 'content/too-deep',
        message: 'Brackets stand in brackets here, deeper than any content goes.',
        help: 'Make sure that this is the content file, and that its brackets are closed.',
      }
    case 'UnusableCharacter':
      return {
        code: 'content/unusable-character',
        message: 'This text holds a character that no page can show.',
        help: 'Take out what stands as \\u0000 or as half an emoji (\\ud83d), and write it anew.',
      }
    case 'InvalidCharacter':
      return {
        code: 'content/unusable-character',
        message: 'This text holds a tab or another invisible character.',
        help: 'Write a space in its place.',
      }
    case 'TooMany':
      return {
        code,
        message: 'Reading stops here: there are too many mistakes of writing.',
        help: 'Mend those above first, and make sure that this is a JSON file.',
      }
    case 'NotText':
      return {
        code: 'content/not-text',
        message: 'From here on this is not text in UTF-8.',
        help: 'Make sure that this is the content file, and save it as "UTF-8".',
      }
    case 'LostCharacter':
      return {
        code: 'content/not-text',
        message: 'Here stands the sign for a character that could not be read.',
        help: 'Write the character anew, and save the file as "UTF-8".',
      }
    case 'TooLarge':
      return {
        code: 'content/too-large',
        message: `The file is larger than ${largest / 1_000_000} MB, and no content is.`,
        help: 'Make sure that this is the content file. Pictures stand beside it, not in it.',
      }
    case 'MergeConflict':
      return {
        code,
        message: 'Two versions of the file were merged here, and nobody has chosen between them.',
        help: 'Keep one of the two sides, and take out the other and the lines "<<<<<<<", "=======" and ">>>>>>>".',
      }
    case 'InvisibleSpace':
      return {
        code,
        message: 'Here stands an invisible space that JSON does not know.',
        help: 'Put a plain space in its place.',
      }
    case 'EqualsSign':
      return {
        code,
        message: `A colon belongs in place of ${shown(written)}.`,
        help: 'Write "name": value.',
      }
    case 'Semicolon':
      return {
        code,
        message: 'A comma belongs in place of ";".',
        help: 'Write a comma between one part and the next, and none after the last.',
      }
    case 'ExtraSemicolon':
      return { code, message: 'There is a ";" here, and JSON has none.', help: 'Take it out.' }
    case 'AfterEnd':
      return {
        code,
        message: `${cut(written)} stands after the end of the content.`,
        help: 'Take it out.',
      }
    case 'NameQuote':
      return {
        code,
        message: `${cut(written)} lacks the first of the two quotation marks of a name.`,
        help: `Write ${cut(`"${written}`)}.`,
      }
    case 'TextQuote':
      return {
        code,
        message: `${cut(written)} lacks the first of the two quotation marks of a text.`,
        help: 'Write a quotation mark before it.',
      }
    case 'InnerQuote':
      return {
        code,
        message: `${cut(written)} stands right behind the quotation mark that ends a text.`,
        help: 'A quotation mark inside text is written \\". Or one is missing before.',
      }
    case 'InvalidSymbol':
      return symbolWords(fault, text)
    case 'PropertyNameExpected':
      return { code, message: 'The name of a field is missing here.', help: 'Write "name": value.' }
    case 'ValueExpected':
      return {
        code,
        message: fault.inList ? 'A value is missing here.' : 'A value is missing after the colon.',
        help: 'Write a value before this, or take its place out.',
      }
    case 'ColonExpected':
      return {
        code,
        message: 'A colon is missing between a name and its value.',
        help: 'Write "name": value. A quotation mark inside text is written \\".',
      }
    case 'ColonOrList':
      return {
        code,
        message: 'A colon is missing between a name and its value, or is a "[" missing?',
        help: 'Write "name": value, and "[" before the first item of a list.',
      }
    case 'OpenObject':
      return {
        code,
        message: 'An object begins here, where the name of a field belongs.',
        help: 'Write "}" where the object before this ends, or a name for this one.',
      }
    case 'CommaExpected':
      return {
        code,
        message: 'A comma is missing before this.',
        help: 'Write a comma between one part and the next.',
      }
    case 'ExtraComma':
      return { code, message: 'There is a comma too many here.', help: 'Take the comma out.' }
    case 'WrongBracket': {
      const [missing, opened] = fault.inList ? [']', 'list'] : ['}', 'object']
      return {
        code,
        message: `This ${shown(written)} ends something that was not begun: the ${opened} before it is still open.`,
        help: `Write "${missing}" where that ${opened} ends.`,
      }
    }
    case 'StrayBracket':
      return {
        code,
        message: `This ${shown(written)} comes too early: after a comma, something more is to follow.`,
        help: 'Take the bracket out, or the comma before it.',
      }
    case 'EndsEarly':
      return {
        code,
        message: 'The file ends here, and not all of its brackets are closed.',
        help: `Write what is missing; first of all a "${fault.inList ? ']' : '}'}".`,
      }
    case 'EndsTwice':
      return {
        code,
        message: 'The content has ended before this.',
        help: `Take this ${text[fault.start] ?? 'bracket'} out.`,
      }
    case 'EndOfFileExpected': {
      const bracket = text
        .slice(Math.max(0, fault.start - 1000), fault.start)
        .trimEnd()
        .at(-1)
      return {
        code,
        message: 'The content has ended before this.',
        help: `Take this out, or take the ${bracket ?? 'bracket'} before it out, which closes too early.`,
      }
    }
    case 'UnexpectedEndOfString':
      return {
        code,
        message: 'This text has no closing quotation mark.',
        help: 'End it with a quotation mark in the same line. A line break inside text is written \\n.',
      }
    case 'InvalidUnicode':
    case 'InvalidEscapeCharacter':
      return {
        code,
        message: 'After a backslash in this text stands something that JSON does not know.',
        help: 'A backslash itself is written \\\\, and a quotation mark \\".',
      }
    default:
      return numberWords(written)
  }
}

/** Words for what is no text, no number and nothing else that JSON knows. */
function symbolWords({ start, end }: Fault, text: string): Words {
  const code = 'content/syntax'
  const symbol = text.slice(start, Math.min(end, start + 100))
  if (/^[+.-]?\.?\d/u.test(symbol)) return numberWords(symbol)
  const isName = /^\s*:/u.test(text.slice(end, end + 100))
  const plain = symbol.replaceAll(/^[\p{Quotation_Mark}`]+|[\p{Quotation_Mark}`]+$/gu, '')
  if (/^(nan|-?infinity)$/iu.test(plain) && !isName) return numberWords(symbol)
  if (plain.toLowerCase() === 'undefined' && !isName) {
    const message = `${cut(symbol)} is no word that JSON knows.`
    return { code, message, help: 'Write a value, or take the field out.' }
  }
  const meant = keywords.get(plain.toLowerCase())
  if (meant && !isName) {
    const message = `${cut(symbol)} is no word that JSON knows.`
    return { code, message, help: `Write ${meant}, in small letters.`, suggestion: meant }
  }
  return {
    code,
    message: `${cut(symbol)} lacks the double quotes of a ${isName ? 'name' : 'text'}.`,
    help: `Write ${cut(JSON.stringify(plain))}.`,
  }
}

/** What other languages call the three words that JSON knows, in small letters. */
const keywords = new Map([
  ['true', 'true'],
  ['false', 'false'],
  ['null', 'null'],
  ['none', 'null'],
])

function numberWords(symbol: string): Words {
  return {
    code: 'content/syntax',
    message: `${cut(symbol)} cannot be read as a number.`,
    help: 'Write the number without "+", and with digits before and after its point.',
  }
}

function shown(written: string): string {
  return cut(written.startsWith('"') ? written : `"${written}"`)
}
