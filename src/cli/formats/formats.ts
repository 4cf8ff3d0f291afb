import { formatCompact } from './compact.ts'
import { formatForGithub } from './github.ts'
import { formatAsJson } from './json.ts'
import { formatAsMarkdown } from './markdown.ts'
import { formatPretty } from './pretty.ts'
import { formatAsSarif } from './sarif.ts'

/** Every format, by its name in `--format`. */
export const formats = {
  pretty: formatPretty,
  json: formatAsJson,
  github: formatForGithub,
  sarif: formatAsSarif,
  compact: formatCompact,
  markdown: formatAsMarkdown,
}
