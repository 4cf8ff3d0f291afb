import { statSync } from 'node:fs'
import { join } from 'node:path'

import { cacheFolder, engineFolder, findInstalledFolder, ownerFolder } from '#disk/folders.ts'
import { formatPath } from '#disk/format-path.ts'
import { hasCode } from '#disk/has-code.ts'
import { makeWritable } from '#disk/make-writable.ts'
import { findSettingsFile } from '#disk/settings/load-settings.ts'
import { findContentFile } from '#disk/owner/own-files.ts'
import { readText } from '#disk/read-text.ts'
import { refuseUndecodable } from '#disk/refuse-folder-name.ts'
import { readProperty } from '#json/untyped-value.ts'
import { isLeftByNpm } from '#terminal/is-left-by-npm.ts'
import { createCommand } from '#terminal/command.ts'
import { WrongArguments } from '#terminal/read-arguments.ts'

const standardPort = 5173

/** Serves the page while its owner edits the content. Runs until it is stopped. */
export const dev = createCommand({
  command: 'npm run dev --',
  summary: 'serve the page while you edit: it updates when you save',
  options: {
    port: { type: 'string', value: 'PORT', help: `another port than ${standardPort}` },
    host: {
      type: 'string',
      value: 'ADDRESS',
      help: 'the address to listen on: 0.0.0.0 for all networks, so that a phone can visit the page',
    },
    open: { type: 'boolean', help: 'open the page in the browser' },
  },
  async run({ values: { port, host, open = false } }) {
    // The overlay shows every other mistake, and the page when it is corrected.
    readText(findContentFile())
    for (const folder of [engineFolder, ownerFolder]) refuseUndecodable(folder)
    await makeWritable(join(cacheFolder, 'vite'))
    // The list of commands does not wait for Vite.
    const { createServer } = await import('vite')
    const { createSiteConfig } = await import('#vite/site-config.ts')
    const config = createSiteConfig()
    const server = await createServer({
      ...config,
      configFile: false,
      server: {
        ...config.server,
        open,
        ...(port === undefined ? {} : { port: readPort(port) }),
        ...(host === undefined ? {} : { host }),
      },
    })
    try {
      await server.listen()
    } catch (error) {
      // An open server would keep the process alive.
      await server.close()
      throw explainNoListening(error, host, port)
    }
    setInterval(() => isLeftByNpm() && process.exit(), 250).unref()
    sayIfOutdated((line) => server.config.logger.warn(line, { timestamp: true }))
    server.printUrls()
    server.bindCLIShortcuts({ print: true })
    return 0
  },
})

/** Says once that new settings, or another Folio, wait for the next start. */
function sayIfOutdated(say: (line: string) => void): void {
  const settings = findSettingsFile()
  if (settings !== undefined) {
    sayOnChange(
      () => readTime(settings),
      `${formatPath(settings)} has changed. It is read at the start: end this command with Ctrl+C, and run it again.`,
      say,
    )
  }
  // Not in engineFolder, where pnpm keeps the old version for a while.
  const installed = readInstalledVersion()
  sayOnChange(
    // It is gone, or written in part, for a moment while it is replaced.
    () => readInstalledVersion() ?? installed,
    'Another version of Folio was installed: end this command with Ctrl+C, and run it again.',
    say,
  )
}

function readTime(file: string): number | undefined {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs
}

function readInstalledVersion(): unknown {
  try {
    const manifest = join(findInstalledFolder() ?? engineFolder, 'package.json')
    return readProperty(JSON.parse(readText(manifest)), 'version')
  } catch {
    return undefined
  }
}

function sayOnChange(read: () => unknown, line: string, say: (line: string) => void): void {
  // Not `watchFile` of Node: it reads the file a moment later, and misses an edit before that.
  const before = read()
  const watch = setInterval(() => {
    if (read() === before) return
    clearInterval(watch)
    say(line)
  }, 1000).unref()
}

/** Returns what to say when the server cannot listen: which option to change, if it is one. */
export function explainNoListening(error: unknown, host?: string, port?: string): unknown {
  if (hasCode(error, 'EACCES')) {
    // Windows keeps ranges of ports for virtual machines, others after each start.
    return new WrongArguments(
      Number(port ?? standardPort) > 1023
        ? `Port ${port ?? standardPort} is one that this system keeps for other programs: write another number in --port.`
        : `--port is "${port}", which this user may not open: write a number above 1023.`,
    )
  }
  if (host === undefined) return error
  return new WrongArguments(
    `--host is "${host}", where this machine cannot listen: write 0.0.0.0 for all networks, or leave it out.`,
  )
}

function readPort(text: string): number {
  const port = Number(text)
  if (/^\d+$/u.test(text) && port > 0 && port < 65_536) return port
  throw new WrongArguments(`--port is "${text}", which is no port: write a number up to 65535.`)
}
