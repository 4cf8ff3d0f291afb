import { makePrintable } from '#json/make-printable.ts'

/** Makes text safe to print on one line of a terminal: white space becomes single spaces. */
export function makeOneLine(text: string): string {
  return makePrintable(text.replaceAll(/\s+/gu, ' '))
}
