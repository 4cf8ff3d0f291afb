import { stripVTControlCharacters } from 'node:util'

import type { Logger } from 'vite'

import { validate } from '#cli/commands/validate.ts'
import { cacheFolder } from '#disk/folders.ts'
import { formatPath } from '#disk/format-path.ts'
import { makeWritable } from '#disk/make-writable.ts'
import { findOuterSite, findSiteFolder } from '#disk/site-folder.ts'
import { createRefusal, Refusal } from '#disk/refusal.ts'
import { readItems, readProperty } from '#json/untyped-value.ts'
import { createCommand } from '#terminal/command.ts'

/** Validates the content and writes the site as plain files. */
export const build = createCommand({
  command: 'npm run build --',
  summary: 'write the site to "dist", as plain files',
  options: {
    outDir: { type: 'string', value: 'FOLDER', help: 'another folder; overrides OUT_DIR' },
    verbose: { type: 'boolean', help: 'print all that the build does' },
  },
  notes: 'Exit code: 0 if the site was built, 1 if not, 2 if it could not be tried.',
  async run({ values: { outDir, verbose = false } }, io) {
    if (outDir !== undefined) process.env['OUT_DIR'] = outDir
    // Some hosts set "development", so that npm installs all packages there. React would then be the large one.
    process.env['NODE_ENV'] = 'production'
    const code = await validate.run(verbose ? ['--format', 'compact'] : ['--quiet'], io)
    if (code !== 0) {
      if (code === 1) io.error('The site was not built: correct the errors above.')
      return code
    }
    const outer = findOuterSite(findSiteFolder())
    if (outer !== undefined) {
      io.error(
        `${formatPath(findSiteFolder())} is inside the site in ${formatPath(outer)}, whose security policy blocks the styles of this one where the host sends headers. Build it into a folder beside that, and publish it as a site of its own.`,
      )
    }
    // The list of commands does not wait for Vite.
    const { createBuilder, createLogger } = await import('vite')
    const { createSiteConfig } = await import('#vite/site-config.ts')
    await makeWritable(cacheFolder)
    const config = createSiteConfig((summary) => io.out(summary))
    const logLevel = verbose ? 'info' : 'warn'
    const customLogger = warnOnce(createLogger(logLevel))
    try {
      const options = { ...config, configFile: false, logLevel, customLogger } as const
      const builder = await createBuilder(options, null)
      await builder.buildApp()
    } catch (error) {
      if (error instanceof Refusal) throw error
      if (verbose) io.error(String(error instanceof Error ? error.stack : error))
      io.error(['The site could not be built.', ...describeFailure(error)].join('\n'))
      return 1
    }
    if (!verbose) {
      io.out(
        'Next: "npm run dev" shows your edits at once, "npm run check" visits the whole site, and README.md says how to publish it.',
      )
    }
    return 0
  },
})

/**
 * Leaves out warnings that are printed already: both the site and its prerendering read each style sheet, and
 * Lightning CSS warns again when it minifies all of them, with a line of no file.
 */
export function warnOnce(logger: Logger): Logger {
  const printed = new Set<string>()
  return {
    ...logger,
    warn(message, options) {
      if (printed.has(message) || message.includes('[lightningcss minify]')) return
      printed.add(message)
      logger.warn(message, options)
    },
  }
}

/** The words of Node for a full disk, and those of the bundler, which adds a stack of its own. */
const fullDisk = /ENOSPC|os error 28/u

/** The words of Node for a file of "public" that nobody may read, or that is gone since the build began. */
const unread = /^(EACCES|ENOENT|EPERM): .*?, (?:copyfile|scandir|stat) '(.+?)'(?: -> |$)/u

/** Describes each error that ended a build in a line, with its file and line where it has one. */
export function describeFailure(error: unknown): string[] {
  const errors = readItems(readProperty(error, 'errors'))
  const lines = (errors.length > 0 ? errors : [error]).map((each) => {
    const reason = readProperty(each, 'reason') ?? readProperty(each, 'message') ?? each
    const [, code, path] = unread.exec(String(reason)) ?? []
    if (path !== undefined) return createRefusal(path, { code }, 'read').message
    const [file, line] = ['file', 'line'].map((key) => readProperty(readProperty(each, 'loc'), key))
    const place = typeof file === 'string' ? `${formatPath(file)}:${line}: ` : ''
    return fullDisk.test(String(reason))
      ? `${formatPath(findSiteFolder())} cannot be written: the disk is full.`
      : place + stripVTControlCharacters(String(reason))
  })
  // Both the site and its prerendering may fail for the same reason.
  return [...new Set(lines)]
}
