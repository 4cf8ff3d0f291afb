/** A sign of other tools, and what to write in its place. */
export type FileSign = {
  readonly pattern: RegExp
  /** Only at the start of a line. */
  readonly isLine?: true
  readonly message: string
  readonly help: string
}

/**
 * Signs that other tools read in Markdown files. Visitors would read them, and private comments, too.
 * A site with one is not built, so a pattern leaves out what may be words about code.
 */
export const fileSigns: readonly FileSign[] = [
  {
    // Not a placeholder such as "%%NAME%%", nor the remainders of divisions.
    pattern:
      /(?<=^|\s)(?<!\d\s)%%(?![A-Z\d_]+%%|\s*\d)(?:[^%\s][^%]*(?<!\s)|\s[^%=]+\s)%%(?=$|[\s.,;:!?])|(?<=^|\n)%%(?=\r?\n|$)/gu,
    message: 'A comment between "%%" is not supported: visitors would read it.',
    help: 'Delete it, or write "\\%" for a plain "%".',
  },
  {
    isLine: true,
    pattern: /(?<=^|\n):{3,}(?:[ \t]*[\w{][^\r\n]*)?(?=\r?\n|$)/gu,
    message: 'A box between lines of ":::" is not supported.',
    help: 'Delete this line, and begin the paragraph with a **strong** word.',
  },
  {
    isLine: true,
    pattern: /(?<=^|\n)(?:\{%-?\s[^%{}\n]+%\}|\{\{[<%]\s[^{}\n]+[>%]\}\})(?=[ \t]*(?:\r?\n|$))/gu,
    message: 'A sign of a template is not supported: visitors would read it.',
    help: 'Delete it, or write it between backticks as code.',
  },
  {
    pattern: /(?<![\\\d])%\[https?:[^\]\s]+\]/gu,
    message: 'What another page shows cannot be embedded.',
    help: 'Write a link, as [text](https://example.org/).',
  },
  {
    // A picture has a problem of its own.
    pattern:
      /(?<!\\)!\[\[(?![^[\]]*\.(?:png|jpe?g|webp|avif|svg|gif)[\]|])[^[\]\n]+\]\]|(?<![\\\w!])\[\[[^\s[\]|#][^[\]|#\n]*[|#][^\s[\]|][^[\]\n]*\]\]/giu,
    message: 'A link in the form of a wiki is not supported.',
    help: 'Write [text](/address/), or "\\[" for a plain "[".',
  },
  {
    // It is directly after a word. A regular expression is not.
    pattern: /(?<=[\p{L}\p{N}.,;:!?)"'”’»])\^\[[^[\]\s]+ [^[\]\n]{3,}\]/gu,
    message: 'A footnote is not supported.',
    help: 'Write the note in parentheses, or "\\[" for a plain "[".',
  },
]
