#!/usr/bin/env node
// "npm create @folio-page/folio@latest DIR" runs "folio new DIR" of the same version.
process.argv.splice(2, 0, 'new')
await import(new URL('src/bin/run.mjs', import.meta.resolve('@folio-page/folio/package.json')).href)
