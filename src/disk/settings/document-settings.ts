import { settings } from './setting-list.ts'

/** The text of .env.example: every setting, commented out, with what it is for. */
export function createEnvExample(): string {
  const head = [
    'Settings of Folio. Copy this file to .env, and remove the # before each setting that you change.',
    'Every command reads .env; variables of the environment override it.',
  ]
  const blocks = settings.map(
    ([name, { description, example }]) => `# ${description}\n# ${name}=${example}\n`,
  )
  return [head.map((line) => `# ${line}\n`).join(''), ...blocks].join('\n')
}

/** The table of docs/settings.md. */
export function createSettingsTable(): string {
  const rows = settings.map(([name, { description, commands, default: standard }]) => [
    `\`${name}\``,
    description,
    commands.join(', '),
    standard === undefined ? '' : `\`${standard}\``,
  ])
  const head = ['Setting', 'What it sets', 'Commands', 'Default']
  const lines = [head, ...rows].map((cells) => `| ${cells.join(' | ')} |`)
  return lines.toSpliced(1, 0, '|---|---|---|---|').join('\n')
}
