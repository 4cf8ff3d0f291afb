import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { engineFolder } from '#disk/folders.ts'
import { loadPortfolio } from '#disk/load-portfolio.ts'
import { createCommand } from '#terminal/command.ts'

import { makeRecordsContent, makeRecordsStories } from '../scripts/sites/records-content.ts'
import { formatGoal, measure, printHead, printLoad, printRow } from './measure.ts'
import { measureBrotli, buildTimed, listEntryScripts } from './site/built-site.ts'

/** Without a project, the section would be an error. */
const counts = [1, 10, 20, 100]

/** Times and weighs contents with many records. */
export const records = createCommand({
  command: 'npm run bench -- records',
  summary: 'time the validation of 1,000 records, and weigh a page with 100 projects',
  options: {},
  async run() {
    timeValidation()
    await weighPages()
    return 0
  },
})

function timeValidation(): void {
  const folder = mkdtempSync(join(tmpdir(), 'folio-bench-'))
  try {
    const file = join(folder, 'portfolio.json')
    writeFileSync(file, makeRecordsContent({ projects: 300, others: 700 }))
    const [inProcess, command] = measure(7, [() => load(file), () => runCommand(file)])
    printHead('1,000 records')
    const limit = 'under 400 ms'
    if (inProcess) printRow('in process', inProcess, formatGoal(inProcess.median < 400, limit))
    if (command) printRow('npm run validate', command, formatGoal(command.median < 400, limit))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function load(file: string): void {
  const { portfolio, problems } = loadPortfolio(file)
  if (!portfolio) throw new Error(`The records are invalid: ${problems[0]?.message}`)
}

function runCommand(file: string): void {
  const args = [join(engineFolder, 'src/bin/run.mjs'), 'validate', file]
  const { status, stdout } = spawnSync(process.execPath, args, { encoding: 'utf8' })
  if (status !== 0) throw new Error(`"validate" ended with ${status}: ${stdout}`)
}

async function weighPages(): Promise<void> {
  const pages: { count: number; html: number; script: number }[] = []
  for (const count of counts) {
    const { folder } = await buildTimed(`records/${count}`, makeRecordsContent({ projects: count }))
    const html = await measureBrotli(folder, ['index.html'])
    const script = await measureBrotli(folder, await listEntryScripts(folder))
    pages.push({ count, html, script })
  }
  const [one] = pages
  if (!one) return
  console.log(`\n${'Home page, brotli'.padEnd(20)}${'HTML'.padStart(12)}${'script'.padStart(12)}`)
  for (const { count, html, script } of pages) {
    const columns = [html, script].map((bytes) => `${(bytes / 1000).toFixed(2)} kB`.padStart(12))
    console.log(`${`${count} projects`.padEnd(20)}${columns.join('')}`)
  }
  for (const { count, html } of pages.slice(1)) {
    const each = ((html - one.html) / (count - one.count)) * 10
    const verdict = formatGoal(each <= 2000, 'at most 2 kB')
    console.log(
      `HTML for every ten of ${count} projects: ${(each / 1000).toFixed(2)} kB  ${verdict}`,
    )
  }
  const growth = Math.max(...pages.map(({ script }) => Math.abs(script - one.script)))
  const verdict = formatGoal(growth <= 500, 'within 0.5 kB')
  console.log(`Script more or less by any number of them: ${growth} bytes  ${verdict}`)

  printLoad()
  const content = makeRecordsContent({ projects: 100 }, true)
  const { build } = await buildTimed('records/stories', content, makeRecordsStories(100))
  console.log(`Build of 100 projects with stories, no pictures: ${(build / 1000).toFixed(1)} s`)
}
