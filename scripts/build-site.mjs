import { runVite, validate } from './build.mjs'
import { loadSettings, main } from './run.mjs'

// "npm run build": options other than this one are those of "vite build", such as --outDir.
await main(async () => {
  // Without Node 24, validation says what to do.
  if (process.features.typescript) await loadSettings()
  const given = process.argv.slice(2)
  const args = given.filter((arg) => arg !== '--verbose')
  const isVerbose = args.length < given.length
  if (given.includes('--help')) return runVite(args, {}, { isVerbose: true })
  await validate(isVerbose)
  const code = await runVite(args, {}, { isVerbose, isSummed: true })
  if (code === 0 && !isVerbose) {
    console.log('Next: publish this folder as README.md says, or look at it with "npm start".')
  }
  return code
})
