import { loadOwnSections } from '#disk/owner/load-own-sections.ts'

// Before the content is read: it may have sections of the owner's types.
try {
  await loadOwnSections()
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exit(2)
}
await import('./run-service.ts')
