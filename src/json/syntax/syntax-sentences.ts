/** The longest text that is read, in characters. */
export const maxLength = 10_000_000

/** The deepest nesting that is read, in levels. */
export const maxDepth = 64

/** The most fields and list items that are read. 2,000 scenes have 20,000. */
export const maxValues = 50_000

/*
 * What is wrong and what to write instead, for each kind of syntax error. Filled in: {written}, what
 * is there; {quoted}, the same in quotes; {plain}, the same as a JSON text; {keyword}, what JSON
 * writes for it; {part}, {container} and {closer} of the object or list around it; {earlier}, the line
 * where a duplicate key is first; {format}, what a file is that is no JSON.
 */

const structural = {
  afterEnd: [
    'The content has ended before this.',
    'Delete this, or a bracket before it that closes too early.',
  ],
  colonExpected: [
    'A colon is missing between a name and its value.',
    'Write "name": value, and "[" before the first item of a list.',
  ],
  commaExpected: [
    'A comma is missing before this.',
    'Write a comma between one part and the next.',
  ],
  decimalComma: [
    'A comma ends a value, so this would be the name of a field.',
    'Write a number with a point, as 1.5.',
  ],
  duplicateKey: [
    'The name {quoted} is here a second time; it is already in {earlier}.',
    'Delete one of the two.',
  ],
  endsEarly: [
    'The file ends here, and not all of its brackets are closed.',
    'Add the missing brackets, beginning with "{closer}".',
  ],
  extraComma: ['There is a comma too many here.', 'Delete the comma.'],
  listOpen: [
    'A field begins here, and the list before it is still open.',
    'Write "]" where the list ends, or "{" and "}" around the field.',
  ],
  listNotOpened: [
    'The name of a field is missing here.',
    'If this object is one of a list, write "[" before the first of them. If not, write "name": before it, or "}" where the object before this ends.',
  ],
  nameExpected: [
    'The name of a field is missing here.',
    'Write "name": value, or "}" where the object before this ends.',
  ],
  objectNotClosed: [
    'An object begins here, and the one before it is still open.',
    'Write "}," before this.',
  ],
  objectNotOpened: [
    'The fields of an object begin here, and it has no opening bracket.',
    'Write "{" before {quoted}.',
  ],
  objectNotOpenedOrEarly: [
    'The fields of an object begin here, and it has no opening bracket.',
    'Write "{" before {quoted}, or delete a "}" before it that closes too early.',
  ],
  prototypeKey: ['There is no field {quoted} here.', 'Delete it.'],
  surplusBracket: ['There is a {quoted} too many here.', 'Delete this {quoted}.'],
  surplusOrNotOpened: [
    'There is a {quoted} too many here.',
    'Delete this {quoted}, or write "[" where its list begins.',
  ],
  trailingComma: [
    'There is a comma after the last {part}.',
    'Delete the comma, or write what follows it.',
  ],
  valueOrObject: [
    'A value is missing before this.',
    'Write a value and a comma before {quoted}, or "{" before it and "}" after the last field of that object.',
  ],
  valueExpected: ['A value is missing here.', 'Write a value, or delete its name or its comma.'],
  wrongBracket: [
    'This {quoted} does not match: the {container} before it is still open.',
    'Write "{closer}" where that {container} ends, or delete this {quoted}.',
  ],
} as const

const quoted = {
  innerQuote: [
    '{written} follows the quotation mark that ends a text.',
    'A quotation mark inside text is written \\". Or add the quotation mark that is missing before this.',
  ],
  unclosedText: [
    'This text has no closing quotation mark.',
    'End it with a quotation mark in the same line. A line break inside text is written \\n.',
  ],
  unquoted: ['{written} is not in double quotes.', 'Write {plain}.'],
  unquotedSwitch: ['{written} is not a word of JSON.', 'Write {keyword}, or {plain} for a text.'],
} as const

const other = {
  badEscape: [
    'A backslash in this text starts an escape that JSON does not have.',
    'A backslash itself is written \\\\, and a quotation mark \\".',
  ],
  badPath: [
    'JSON reads a backslash as the start of an escape.',
    'Write "/" between the folders and the file, as "media/name.png".',
  ],
  badNumber: [
    '{written} cannot be read as a number.',
    'Write a decimal number without "+", with digits before and after its point, as 0.5.',
  ],
  comment: ['This is a comment, and JSON has none.', 'Delete the comment.'],
  controlCharacter: [
    'This text contains a tab or another invisible character.',
    'Write a space in its place, and \\\\ for a backslash.',
  ],
  empty: [
    'The file is empty.',
    'Write the content. It needs at least "schemaVersion", "site" and "sections".',
  ],
  invisibleCharacter: [
    'This is an invisible character that JSON does not allow.',
    'Delete it, or write a plain space instead.',
  ],
  leadingZeros: [
    '{written} has a zero before the number, which JSON does not allow.',
    'Write {number}.',
  ],
  lostCharacter: [
    'This sign replaces a character that could not be read.',
    'Write the character again, and save the file as "UTF-8".',
  ],
  mergeConflict: [
    'This is a merge conflict: two versions of the same lines.',
    'Keep one of the two sides, and delete the other and the lines "<<<<<<<", "=======" and ">>>>>>>".',
  ],
  mergeMark: [
    'This line is left of a merge conflict.',
    'Delete it, and make sure that only one of the two versions is here.',
  ],
  markdown: [
    'Markdown is around the JSON, as in the answer of a chat.',
    'Delete what is before the first "{" and after the last "}".',
  ],
  notText: [
    'From here on, the file is not UTF-8 text.',
    'Make sure that this is the content file, and save it as "UTF-8".',
  ],
  noValue: ['{written} is not a value of JSON.', 'Write a value, or delete the {part}.'],
  otherFormat: [
    'This is {format}, and the content is JSON.',
    'Write the same as JSON, which begins as in { "schemaVersion": 2, "site": { "title": "Ada" } }.',
  ],
  semicolon: [
    'There is a ";" here, and JSON has none.',
    'Write a comma between one part and the next, and none after the last.',
  ],
  tooDeep: [
    `Nested too deeply: at most ${maxDepth} levels.`,
    'Make sure that this is the content file, and that its brackets are closed.',
  ],
  tooLarge: [
    `The file is too large: at most ${maxLength / 1_000_000} million characters.`,
    'Make sure that this is the content file. Pictures are files in the folder "media" beside it.',
  ],
  tooMany: [
    'Reading stops here: there are too many syntax errors.',
    'Correct those above first, and make sure that this is a JSON file.',
  ],
  tooManyValues: [
    `The file has too many fields and list items: at most ${maxValues / 1000} thousand.`,
    'Make sure that this is the content file.',
  ],
  unknownKeyword: ['{written} is not a word of JSON.', 'Write {keyword} instead.'],
  unusableCharacter: [
    'This text contains {unusable}, a character that cannot be shown.',
    'Delete it, and write again what was there. A line break is written \\n, and an emoji as it is.',
  ],
} as const

/** Message and help of each kind of syntax error. */
export const syntaxSentences = { ...structural, ...quoted, ...other }

export type SyntaxErrorKind = keyof typeof syntaxSentences

/** Whether an error is about the order of the parts: noise where brackets no longer match. */
export function isStructural(kind: SyntaxErrorKind): boolean {
  return kind in structural
}

/** Whether one missing quotation mark causes such errors up to the end of its line. */
export function isQuoted(kind: SyntaxErrorKind): boolean {
  return kind in quoted
}
