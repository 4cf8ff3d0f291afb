import { compact } from './compact.ts'
import { github } from './github.ts'
import { json } from './json.ts'
import { markdown } from './markdown.ts'
import { pretty } from './pretty.ts'
import { sarif } from './sarif.ts'

/** Every format, by its name in `--format`. */
export const formats = { pretty, json, github, sarif, compact, markdown }
