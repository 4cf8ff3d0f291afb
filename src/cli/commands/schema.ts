import { mkdir, readFile } from 'node:fs/promises'
import { dirname } from 'node:path'

import { createJsonSchemaText } from '#content/json-schema.ts'
import { schemaName } from '#disk/owner/own-files.ts'
import { writeText } from '#disk/write-text.ts'
import { createCommand } from '#terminal/command.ts'

/** Writes the published schema of the content from its model; with --check it only compares. */
export const schema = createCommand({
  command: 'npm run schema --',
  summary: `write ${schemaName} from the model`,
  options: {
    check: { type: 'boolean', help: 'compare the file and write nothing' },
  },
  async run({ values }, io) {
    const text = createJsonSchemaText()
    if (values.check) {
      const written = await readFile(schemaName, 'utf8').catch(() => '')
      // Git on Windows writes CRLF into a clone, and commits LF.
      const isCurrent = written.replaceAll('\r\n', '\n') === text
      if (isCurrent) io.out(`${schemaName} matches the model.`)
      else {
        io.error(
          `${schemaName} does not match the model. Run "npm run schema" and commit the file.`,
        )
      }
      return isCurrent ? 0 : 1
    }
    await mkdir(dirname(schemaName), { recursive: true })
    await writeText(schemaName, text)
    io.out(`Wrote ${schemaName}.`)
    return 0
  },
})
