import { pipelining } from './pipelining.ts'
import { slowClients } from './slow-clients.ts'
import { manyAddresses } from './many-addresses.ts'

/** Each part of the benchmark, in full and in brief. */
const parts = new Map<string, (isSmall: boolean) => Promise<void>>([
  ['pipelining', (isSmall) => pipelining(isSmall ? 10 : 107)],
  ['slow-clients', (isSmall) => slowClients(isSmall ? 10 : 60)],
  ['many-addresses', (isSmall) => manyAddresses(isSmall ? 700 : 6000)],
])

/** Attacks the service as strangers could: all parts, or the named ones, with --small in brief. */
export async function attack(args: readonly string[]): Promise<void> {
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
