import { attack } from './attack/attack.ts'
import { contact } from './contact/contact.ts'
import { development } from './development.ts'
import { site } from './site/site.ts'
import { validate } from './validate.ts'

/** Every benchmark, by the name that `npm run bench -- NAME` knows it under. */
const benches = new Map<string, (args: readonly string[]) => void | Promise<void>>([
  ['site', site],
  ['validate', validate],
  ['development', development],
  ['contact', contact],
  ['attack', attack],
])

const [, , first = 'site', ...others] = process.argv
// Without a name it is the site that is measured: "npm run bench -- --small".
const [name, args] = first.startsWith('--') ? ['site', [first, ...others]] : [first, others]
const bench = benches.get(name)
if (bench) {
  await bench(args)
} else {
  console.error(`Write "npm run bench -- NAME" with one of: ${[...benches.keys()].join(', ')}.`)
  process.exitCode = 2
}
