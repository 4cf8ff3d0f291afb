import { appendFile, mkdir } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { dirname, join } from 'node:path'

import type { Connect, Plugin } from 'vite'

import type { Portfolio } from '#content/portfolio.ts'
import { contactPath } from '#contract/contact-path.ts'
import { findBodyFormat, maxBodySize, readMessage } from '#contract/read-message.ts'
import { formatPath } from '#disk/format-path.ts'
import { ownerFolder } from '#disk/folders.ts'
import { findContentFile } from '#disk/owner/own-files.ts'
import { makePrintable } from '#json/make-printable.ts'
import { findTraits } from '#sections/section.ts'

import { ContentError, readContent } from '#vite/portfolio/read-content.ts'

/** The development server serves no file of this folder. */
const keptMessages = join(ownerFolder, 'out/development-messages.jsonl')

/** Takes the messages that the page posts to its own host. Nothing is mailed in development. */
export function developmentMessages(): Plugin {
  return {
    name: 'folio:development-messages',
    apply: 'serve',
    // After the development guard, which refuses other origins.
    configureServer({ config, middlewares }) {
      const print = (line: string) => config.logger.info(line, { timestamp: true })
      middlewares.use(
        takeMessages({ file: keptMessages, base: config.base, read: readOrNone, print }),
      )
    },
  }
}

/** The page itself reports errors in the content. */
function readOrNone(): Portfolio | undefined {
  try {
    return readContent(findContentFile())
  } catch (error) {
    if (error instanceof ContentError) return undefined
    throw error
  }
}

type Options = {
  /** Where messages are kept, one line each. */
  readonly file: string
  /** The base path of the site. */
  readonly base: string
  readonly read: () => Portfolio | undefined
  readonly print: (line: string) => void
}

/** Keeps a message as it was taken, and answers as a service does. */
export function takeMessages({ file, base, read, print }: Options): Connect.NextHandleFunction {
  async function keep(message: object, sender: string) {
    await mkdir(dirname(file), { recursive: true })
    await appendFile(file, `${JSON.stringify({ time: new Date().toISOString(), ...message })}\n`)
    print(`A message${sender} was kept in ${formatPath(file)}. Nothing is mailed in development.`)
  }

  /** Returns whether the request has a message. */
  async function take(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    const path = request.url?.split('?')[0] ?? ''
    const portfolio = request.method === 'POST' ? read() : undefined
    if (!portfolio || !listPaths(portfolio, base).includes(path)) return false
    const answer = (status: number, body: object) => {
      response.writeHead(status, { 'content-type': 'application/json' })
      response.end(JSON.stringify(body))
    }
    const format = findBodyFormat(request.headers['content-type'])
    if (!format) {
      answer(415, { error: 'Send the message as JSON or as a form, in UTF-8.' })
      return true
    }
    const body = await readBody(request)
    if (!body) {
      answer(413, { error: `Send at most ${maxBodySize} bytes.` })
      return true
    }
    const reading = readMessage(body, format)
    if ('message' in reading) {
      await keep(reading.message, ` from ${makePrintable(reading.message.name)}`)
      answer(200, { status: findReceived(portfolio) })
    } else if (path === contactPath) {
      const { status, ...refusal } = reading
      answer(status, refusal)
    } else {
      // A form service has fields of its own.
      await keep({ fields: reading.given ?? Buffer.from(body).toString() }, '')
      answer(200, {})
    }
    return true
  }

  return async (request, response, next) => {
    try {
      if (!(await take(request, response))) next()
    } catch (error) {
      next(error)
    }
  }
}

/** Resolves to undefined for a body that is too large. It is read to its end, so that the answer arrives. */
async function readBody(request: AsyncIterable<Uint8Array>): Promise<ArrayBuffer | undefined> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request) {
    size += chunk.length
    if (size <= maxBodySize) chunks.push(chunk)
  }
  return size > maxBodySize ? undefined : new Uint8Array(Buffer.concat(chunks)).buffer
}

/** Lists the paths of the host that sections post to. Only that of the service is outside the base. */
function listPaths({ sections }: Portfolio, base: string): string[] {
  return sections
    .flatMap((section) => findTraits(section.type).listPostAddresses?.(section) ?? [])
    .filter((address) => address.startsWith('/'))
    .map((address) => address.split('?')[0] ?? '')
    .map((path) => (path === contactPath ? path : base + path.slice(1)))
}

/** Finds what the page says about a message that arrived. */
function findReceived({ sections }: Portfolio): string | undefined {
  return sections.flatMap((section) => ('received' in section ? section.received : []))[0]
}
