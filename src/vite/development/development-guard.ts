import type { IncomingMessage } from 'node:http'
import { join, resolve, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

import type { Connect, Plugin } from 'vite'

import { engineFolder, ownerFolder } from '#disk/folders.ts'
import { findContentFile, sectionsFolder, findStyleSheet } from '#disk/owner/own-files.ts'

/**
 * Limits the development server to the site: its page, `src`, packages, and the pictures and
 * animations that the content names. Refuses all other files, such as the messages in `data`, all
 * requests from other origins, and addresses with control characters.
 */
export function developmentGuard(): Plugin {
  return {
    name: 'folio:development-guard',
    // Before every other middleware.
    enforce: 'pre',
    config: (_, { command }) =>
      command === 'serve'
        ? {
            server: {
              // By default Vite answers every page on this computer.
              cors: false,
              fs: {
                // Vite itself adds what a served module imports, such as the pictures that the content names.
                allow: [
                  ...['index.html', 'src'].map((name) => join(engineFolder, name)),
                  ...[engineFolder, ownerFolder].map((folder) => join(folder, 'node_modules')),
                  sectionsFolder,
                  findStyleSheet(),
                ],
                // The defaults of Vite, and databases: DATA_DIR may put them anywhere.
                deny: [
                  '.env',
                  '.env.*',
                  '*.{crt,pem,key,p12,pfx,cer,der}',
                  '.npmrc',
                  '.yarnrc.yml',
                  '**/.git/**',
                  '*.{db,db-wal,db-shm,db-journal}',
                ],
              },
            },
          }
        : undefined,
    configureServer({ middlewares }) {
      middlewares.use(guard)
    },
  }
}

const guard: Connect.NextHandleFunction = (request, response, next) => {
  const isAllowed = opensEditor(request) ? mayOpenEditor(request) : !isForeign(request)
  if (isAllowed && !hasControls(request)) {
    next()
    return
  }
  response.statusCode = 403
  response.end()
}

/** Whether a page of another origin sends the request. A link to the page does not count. */
function isForeign({ headers }: IncomingMessage): boolean {
  const { origin, host } = headers
  if (origin !== undefined && origin !== `http://${host}` && origin !== `https://${host}`) {
    return true
  }
  const site = headers['sec-fetch-site']
  const isLink =
    headers['sec-fetch-mode'] === 'navigate' && headers['sec-fetch-dest'] === 'document'
  return site !== undefined && site !== 'same-origin' && site !== 'none' && !isLink
}

/** Vite prints decoded addresses in the terminal, where control characters are commands. */
function hasControls({ url = '' }: IncomingMessage): boolean {
  return /\p{Cc}|%(?:[01][\da-f]|7f|c2%[89][\da-f])/iu.test(url)
}

/** Vite's path for this. Vite ignores case, and what follows the name. */
function opensEditor({ url = '' }: IncomingMessage): boolean {
  return url.toLowerCase().includes('__open-in-editor')
}

/** Whether the error overlay on this computer requests a file of the project. */
function mayOpenEditor({ url = '', headers, socket }: IncomingMessage): boolean {
  const isOverlay = headers['sec-fetch-site'] === 'same-origin'
  const isHere = /^(?:::ffff:)?127\.|^::1$/u.test(socket.remoteAddress ?? '')
  return isOverlay && isHere && isProjectFile(url)
}

function isProjectFile(url: string): boolean {
  const named = new URL(url, 'http://localhost').searchParams.get('file') ?? ''
  const file = readFileUrl(named)
  if (file === undefined) return false
  const path = resolve(file.replace(/:\d+(?::\d+)?$/u, ''))
  const isOurs = [engineFolder, ownerFolder].some((folder) => path.startsWith(`${folder}${sep}`))
  return path === findContentFile() || isOurs
}

/** Converts the URL of a file on this computer, as a stack trace has it, to its path. A path stays. */
function readFileUrl(named: string): string | undefined {
  if (!/^file:/iu.test(named)) return named
  try {
    // Vite converts it in the same way, with codes such as "%2e".
    return /^file:\/\/\/(?!\/)/u.test(named) ? fileURLToPath(named) : undefined
  } catch {
    return undefined
  }
}
