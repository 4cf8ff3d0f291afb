/** Signs that other tools read in Markdown files. Visitors would read them, and private comments, too. */
export const fileSigns = [
  {
    pattern:
      /(?<=^|\s)%%(?:[^%\s][^%]*(?<!\s)|\s[^%]+\s)%%(?=$|[\s.,;:!?])|(?<=^|\n)%%(?=\r?\n|$)/gu,
    message: 'A comment between "%%" is not supported: visitors would read it.',
    help: 'Delete it, or write "\\%" for a plain "%".',
  },
  {
    pattern: /(?<=^|\n):{3,}(?:[ \t]*[\w{][^\r\n]*)?(?=\r?\n|$)/gu,
    message: 'A box between lines of ":::" is not supported.',
    help: 'Delete this line, and begin the paragraph with a **strong** word.',
  },
  {
    pattern: /\{%-?\s[^%{}\n]+%\}|\{\{[<%]\s[^{}\n]+[>%]\}\}/gu,
    message: 'A sign of a template is not supported: visitors would read it.',
    help: 'Delete it, or write it between backticks as code.',
  },
  {
    pattern: /(?<!\\)%\[https?:[^\]\s]+\]/gu,
    message: 'What another page shows cannot be embedded.',
    help: 'Write a link, as [text](https://example.org/).',
  },
  {
    pattern:
      /(?<=^|[\s)\]])\{(?:[#.]\w|:[ \w#.]|\w+=["'\d])[^{}\n]*\}(?=\s*(?:\n|$))|(?<=\])\{[#.]\w[^{}\n]*\}/gu,
    message: 'Attributes of a text are not supported: visitors would read them.',
    help: 'Delete them, or write them between backticks as code.',
  },
  {
    // A picture has a problem of its own.
    pattern:
      /(?<!\\)!\[\[(?![^[\]]*\.(?:png|jpe?g|webp|avif|svg|gif)[\]|])[^[\]\n]+\]\]|(?<![\\\w!])\[\[[^\s[\]|#][^[\]|#\n]*[|#][^\s[\]|][^[\]\n]*\]\]/giu,
    message: 'A link in the form of a wiki is not supported.',
    help: 'Write [text](/address/), or "\\[" for a plain "[".',
  },
  {
    pattern: /(?<!\\)\^\[[^[\]\s]+ [^[\]\n]*\]/gu,
    message: 'A footnote is not supported.',
    help: 'Write the note in parentheses, or "\\[" for a plain "[".',
  },
  {
    pattern: /(?<=[^\n]\n):[ \t]+(?=\S)/gu,
    message: 'A list of definitions is not supported.',
    help: 'Write "- **Word**: what it means" in place of the two lines.',
  },
] as const
