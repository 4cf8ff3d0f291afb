import { validate } from './validate.ts'

/** Every benchmark, by the name that `npm run bench -- NAME` knows it under. */
const benches = new Map<string, () => void>([['validate', validate]])

const [, , name = ''] = process.argv
const bench = benches.get(name)
if (bench) {
  bench()
} else {
  console.error(`Write "npm run bench -- NAME" with one of: ${[...benches.keys()].join(', ')}.`)
  process.exitCode = 2
}
