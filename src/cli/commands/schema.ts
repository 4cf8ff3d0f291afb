import { mkdir, readFile } from 'node:fs/promises'
import { dirname } from 'node:path'

import { createJsonSchemaText } from '#content/json-schema.ts'
import { writeText } from '#disk/write-text.ts'
import { createCommand } from '#terminal/command.ts'

const path = 'schema/portfolio.schema.json'

/** Writes the published schema of the content from its model; with --check it only compares. */
export const schema = createCommand({
  command: 'npm run schema --',
  summary: `write ${path} from the model`,
  options: {
    check: { type: 'boolean', help: 'compare the file and write nothing' },
  },
  async run({ values }, io) {
    const text = createJsonSchemaText()
    if (values.check) {
      const written = await readFile(path, 'utf8').catch(() => '')
      // Git on Windows writes CRLF into a clone, and commits LF.
      const isCurrent = written.replaceAll('\r\n', '\n') === text
      if (isCurrent) io.out(`${path} matches the model.`)
      else io.error(`${path} does not match the model. Run "npm run schema" and commit the file.`)
      return isCurrent ? 0 : 1
    }
    await mkdir(dirname(path), { recursive: true })
    await writeText(path, text)
    io.out(`Wrote ${path}.`)
    return 0
  },
})
