import { loadOwnSections } from '#disk/owner/load-own-sections.ts'
import { readReason } from '#disk/read-reason.ts'

// Before the content is read: it may have sections of the owner's types.
try {
  await loadOwnSections()
} catch (error) {
  console.error(readReason(error))
  process.exit(2)
}
await import('./run-service.ts')
