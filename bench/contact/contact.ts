import { backup } from './backup.ts'
import { badInput } from './bad-input.ts'
import { cluster } from './cluster.ts'
import { container } from './container.ts'
import { crash } from './crash.ts'
import { faults } from './faults.ts'
import { speed } from './speed.ts'

/** Each part of the benchmark, in full and in small. */
const parts = new Map<string, (small: boolean) => Promise<void>>([
  ['load', (small) => speed(small ? 3 : 30)],
  ['crash', (small) => crash(small ? 3 : 50)],
  ['bad-input', (small) => badInput(small ? 500 : 10_000)],
  ['backup', (small) => backup(small ? 10_000 : 100_000)],
  ['container', container],
  ['cluster', (small) => cluster(small ? 20 : 60)],
  ['faults', (small) => faults(small ? 5000 : 60_000)],
])

/** Measures the contact service: all of it, or the parts that are named, with --small in brief. */
export async function contact(args: readonly string[]): Promise<void> {
  const names = args.filter((arg) => arg !== '--small')
  const unknown = names.find((name) => !parts.has(name))
  if (unknown !== undefined) {
    console.error(`There is no "${unknown}". There are ${[...parts.keys()].join(', ')}.`)
    process.exitCode = 2
    return
  }
  for (const [name, part] of parts) {
    if (names.length > 0 && !names.includes(name)) continue
    await part(args.includes('--small'))
    console.log()
  }
}
