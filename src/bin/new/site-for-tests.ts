import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'

import { afterEach, beforeEach, vi } from 'vitest'

import { loadPortfolio } from '#disk/load-portfolio.ts'
import { captureCommand } from '#terminal/capture-for-tests.ts'

import { newSite } from './new.ts'

/** A folder of one test: `path` is set before each. Call this at the top of a test file. */
export function useFolder(): { path: string } {
  const folder = { path: '' }
  beforeEach(() => {
    folder.path = mkdtempSync(join(tmpdir(), 'folio-new '))
    // The tests may run with any Node.
    vi.stubEnv('npm_config_user_agent', undefined)
  })
  afterEach(() => {
    vi.unstubAllEnvs()
    rmSync(folder.path, { recursive: true })
  })
  return folder
}

/** The name of the new folder has spaces and letters of other scripts. */
export const siteName = 'Übungs seite سلمى'

/** Makes a site in a new folder, without questions. */
export async function makeSite(folder: string, ...args: string[]) {
  const site = join(folder, siteName)
  return { site, ...(await captureCommand(newSite, site, '--yes', ...args)) }
}

/** Validates the content of a new site. */
export function validateSite(site: string) {
  return loadPortfolio(join(site, 'content/portfolio.json'), { checksFiles: false })
}

/** The files of a folder, or none if there is no such folder. */
export function listFiles(path: string): string[] {
  if (!existsSync(path)) return []
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(path, join(parentPath, name)).replaceAll('\\', '/'))
    .toSorted()
}

/** The files beside the content. */
export function listOthers(site: string): string[] {
  // A clone in which "npm run package" ran gives each site a copy of the package.
  return listFiles(site).filter((path) => !/^content\/|^[^/]*\.tgz$/u.test(path))
}
