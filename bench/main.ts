import { runCommand, terminal } from '#terminal/command.ts'

// The owner's settings would send test messages like real ones.
process.env['ENV_FILE'] = 'off'

const commands = new Map([
  ['site', async () => (await import('./site/site.ts')).site],
  ['validate', async () => (await import('./validate.ts')).validate],
  ['pictures', async () => (await import('./pictures.ts')).pictures],
  ['records', async () => (await import('./records.ts')).records],
  ['development', async () => (await import('./development.ts')).development],
  ['contact', async () => (await import('./contact/contact.ts')).contact],
  ['package', async () => (await import('./package.ts')).packageBench],
  ['attack', async () => (await import('./attack/attack.ts')).attack],
])

const args = process.argv.slice(2)
// Without a name it measures the site: "npm run bench -- --small".
const isSite = args[0] === undefined || (args[0].startsWith('--') && args[0] !== '--help')
process.exitCode = await runCommand(
  'npm run bench -- NAME',
  commands,
  isSite ? ['site', ...args] : args,
  terminal,
)
