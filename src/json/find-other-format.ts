/** A line of YAML: a name that is not in quotes, and a text or nothing behind its colon. */
const yamlLine = /^\s*(?:- +)?[\w-]+:(?: +[^\s{[].*[^,{[\s]| +[^\s{[,])?\s*$/u

const tomlLine = /^\s*[\w.-]+\s*=\s*\S/u

/** Names the format of a file that is no JSON at all: "YAML", "HTML", "XML", "TOML" or "JavaScript". */
export function findOtherFormat(text: string): string | undefined {
  // What begins an object is read as JSON, and its lines are not looked at.
  if (/^\s*\{/u.test(text)) return undefined
  const lines = text.split(/\r?\n/u).filter((line) => !/^\s*(?:#.*|---\s*)?$/u.test(line))
  const [first = '', second = ''] = lines
  if (/^\s*<\?xml\b/iu.test(first)) return 'XML'
  if (/^\s*<(?:!--|(?:!doctype|html|head|body)\b)/iu.test(first)) return 'HTML'
  if (/^\s*(?:export\s+(?:default|const)|module\.exports|import\s|const\s+\w+\s*=)/u.test(first)) {
    return 'JavaScript'
  }
  if (tomlLine.test(first) || (/^\s*\[\[?[\w.-]+\]\]?\s*$/u.test(first) && tomlLine.test(second)))
    return 'TOML'
  return yamlLine.test(first) && yamlLine.test(second) ? 'YAML' : undefined
}
