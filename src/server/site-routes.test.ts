import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import fs, { closeSync, constants, openSync } from 'node:fs'
import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import { tmpdir } from 'node:os'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { createSiteRoutes } from './site-routes.ts'

const home = `<!doctype html><title>Home</title>${'<p>word</p>'.repeat(200)}`
const missing = '<!doctype html><title>Signal lost</title>'
const script = 'export const a = 1\n'.repeat(200)

let folder: string
const log = () => {}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'folio-site-'))
  await mkdir(join(folder, 'static/js'), { recursive: true })
  await mkdir(join(folder, '.well-known'))
  await Promise.all([
    writeFile(join(folder, 'index.html'), home),
    writeFile(join(folder, '404.html'), missing),
    writeFile(join(folder, 'robots.txt'), 'User-agent: *\n'),
    writeFile(join(folder, '.env'), 'SECRET=1'),
    writeFile(join(folder, '.well-known/security.txt'), 'Contact: mailto:ada@example.org\n'),
    writeFile(join(folder, 'static/.env'), 'SECRET=1'),
    writeFile(join(folder, 'static/js/main-abc123.js'), script),
    writeFile(join(folder, 'static/js/main-abc123.js.gz'), gzipSync('precompressed')),
  ])
})
afterEach(() => rm(folder, { recursive: true }))

const headerFile = `/*
  Content-Security-Policy: default-src 'none'

/
  Cache-Control: no-cache

/static/*
  Cache-Control: public, max-age=1
`

async function request(path: string, init?: RequestInit) {
  const routes = createSiteRoutes({ folder, base: '', log })
  // The service logs an error; Hono alone prints it between the tests.
  routes.onError(() => new Response(null, { status: 500 }))
  return routes.request(`http://localhost${path}`, init)
}

async function readPolicy(path: string) {
  return (await request(path)).headers.get('Content-Security-Policy')
}

async function readSeen(path: string, init?: RequestInit) {
  const answer = await request(path, init)
  const { status, headers } = answer
  const [type, cache] = [headers.get('Content-Type'), headers.get('Cache-Control')]
  return { status, type, cache, body: await answer.text() }
}

describe('the built site', () => {
  const page = 'text/html; charset=utf-8'
  it.each([
    ['/', { status: 200, type: page, cache: 'no-cache', body: home }],
    ['/?from=mail', { status: 200, type: page, cache: 'no-cache', body: home }],
    [
      '/robots.txt',
      {
        status: 200,
        type: 'text/plain; charset=utf-8',
        cache: 'no-cache',
        body: 'User-agent: *\n',
      },
    ],
    [
      '/static/js/main-abc123.js',
      {
        status: 200,
        type: 'text/javascript; charset=utf-8',
        cache: 'public, max-age=31536000, immutable',
        body: script,
      },
    ],
  ])('serves %s, and its head alone when asked', async (path, expected) => {
    expect(await readSeen(path)).toEqual(expected)
    expect(await readSeen(path, { method: 'HEAD' })).toEqual({ ...expected, body: '' })
  })

  it.each([
    '/nowhere',
    '/nowhere/deeper',
    '/404.html',
    '/.env',
    '/.git/config',
    '/../package.json',
    '/..%2fpackage.json',
    '/%2e%2e/package.json',
    '/%2e%2e%2fpackage.json',
    '/..%5cpackage.json',
    '/%00',
    '/%',
    '//etc/passwd',
    '/%c0%ae%c0%ae/package.json',
  ])('answers %s with the not-found page and status 404', async (path) => {
    const { status, cache, body } = await readSeen(path)
    expect({ status, cache, body }).toEqual({ status: 404, cache: 'no-cache', body: missing })
  })

  it.each([
    '/static/js/gone-def456.js',
    '/static/',
    '/static',
    '/static/.env',
    '/static/..%2f.env',
    '/static/js/%2e%2e%2f%2e%2e%2findex.html',
  ])('never answers %s with a page, nor lets its absence be remembered', async (path) => {
    expect(await readSeen(path)).toEqual({
      status: 404,
      type: 'text/plain; charset=UTF-8',
      cache: 'no-store',
      body: 'Not found',
    })
  })

  it('serves files in .well-known', async () => {
    expect((await request('/.well-known/security.txt')).status).toBe(200)
  })

  it.each([
    'C%23.pdf',
    'C%2523.pdf',
    'Q%26A.pdf',
    'Q&A.pdf',
    '100%25.pdf',
    'why%3F.pdf',
    'a+b.pdf',
    'a%2Bb.pdf',
  ])('serves a file whose name has a sign of an address: %s', async (path) => {
    await writeFile(join(folder, decodeURIComponent(path)), 'A file')
    expect(await (await request(`/${path}`)).text()).toBe('A file')
  })

  it.each([
    'uses',
    'projects/atlas',
    'gr%C3%B6%C3%9Fe',
    'my%20talk',
    'q&a',
    '(x)',
    'C%23',
    'C%2523',
    '100%25',
    '%F0%9F%8E%89',
  ])('leads to the folder of /%s/, with the query', async (path) => {
    const target = join(folder, decodeURIComponent(path))
    await mkdir(target, { recursive: true })
    await writeFile(join(target, 'index.html'), home)
    const answer = await request(`/${path}?from=mail`)
    expect([answer.status, answer.headers.get('Location')]).toEqual([301, `/${path}/?from=mail`])
    const based = createSiteRoutes({ folder, base: '/portfolio', log })
    const below = await based.request(`http://localhost/${path}`)
    expect(below.headers.get('Location')).toBe(`/portfolio/${path}/`)
  })

  it.each(['//uses', '/.hidden', '/uses%2f'])('leads from %s to no folder', async (path) => {
    for (const name of ['uses', '.hidden']) {
      await mkdir(join(folder, name))
      await writeFile(join(folder, name, 'index.html'), home)
    }
    expect((await request(path)).headers.get('Location')).toBeNull()
  })

  it('leads /index.html to /, below a base path too, with the query', async () => {
    const answer = await request('/index.html?from=mail')
    expect([answer.status, answer.headers.get('Location')]).toEqual([301, '/?from=mail'])
    const based = await createSiteRoutes({ folder, base: '/folio', log }).request('/index.html')
    expect([based.status, based.headers.get('Location')]).toEqual([301, '/folio/'])
  })

  it('sends nothing again that the browser has, and everything that has changed', async () => {
    const etag = (await request('/')).headers.get('ETag')
    const headers = { 'If-None-Match': String(etag) }
    const again = await request('/', { headers })
    expect(again.status).toBe(304)
    expect(again.headers.get('Cache-Control')).toBe('no-cache')
    expect(again.headers.get('Vary')).toBe('Accept-Encoding')
    expect(await again.text()).toBe('')
    await writeFile(join(folder, 'index.html'), home.replace('Home', 'Hope'))
    // A file system may give two times within a few milliseconds as one.
    await utimes(join(folder, 'index.html'), new Date(), new Date(Date.now() + 60_000))
    expect((await request('/', { headers })).status).toBe(200)
  })

  it.each([
    ['/', {}],
    ['/', { 'Accept-Encoding': 'gzip' }],
    ['/robots.txt', {}],
    ['/nowhere', {}],
    ['/static/js/main-abc123.js', { 'Accept-Encoding': 'gzip' }],
    ['/static/js/gone-def456.js', {}],
  ])('answers HEAD with the headers of GET: %s, %j', async (path, headers) => {
    const [whole, head] = [
      await request(path, { headers }),
      await request(path, { headers, method: 'HEAD' }),
    ]
    expect([head.status, [...head.headers]]).toEqual([whole.status, [...whole.headers]])
    expect(await head.text()).toBe('')
  })

  it('has the ETag of a page in HEAD, and answers 304 to who has it', async () => {
    const { headers } = await request('/', { method: 'HEAD' })
    const etag = String(headers.get('ETag'))
    expect(etag).toBe((await request('/')).headers.get('ETag'))
    const again = await request('/', { method: 'HEAD', headers: { 'If-None-Match': etag } })
    expect(again.status).toBe(304)
  })

  it('sends a file if the client wants this version, and 412 if it wants another', async () => {
    const etag = String((await request('/robots.txt')).headers.get('ETag'))
    const listStatuses = async (tags: readonly string[], path = '/robots.txt') =>
      Promise.all(
        tags.map(async (tag) => (await request(path, { headers: { 'If-Match': tag } })).status),
      )
    expect(await listStatuses([etag, `"x", ${etag}`, '*'])).toEqual([200, 200, 200])
    expect(await listStatuses(['"x"', `W/${etag}`, 'x', ''])).toEqual([412, 412, 412, 412])
    expect(await listStatuses(['"x"', '*'], '/nowhere')).toEqual([404, 404])
    expect(await listStatuses(['"x"'], '/static/js/main-abc123.js')).toEqual([412])
    const old = await request('/robots.txt', {
      headers: { 'If-Match': '"x"', 'If-None-Match': etag },
    })
    expect([old.status, old.headers.get('ETag'), await old.text()]).toEqual([412, null, ''])
    const part = await request('/robots.txt', { headers: { 'If-Match': etag, Range: 'bytes=4-' } })
    expect([part.status, await part.text()]).toEqual([206, '-agent: *\n'])
  })

  it('compresses pages and prefers files that are compressed already', async () => {
    const headers = { 'Accept-Encoding': 'gzip' }
    const html = await request('/', { headers })
    expect(html.headers.get('Content-Encoding')).toBe('gzip')
    expect(html.headers.get('Vary')).toBe('Accept-Encoding')
    const unpacked = html.body?.pipeThrough(new DecompressionStream('gzip'))
    expect(await new Response(unpacked).text()).toBe(home)
    const js = await request('/static/js/main-abc123.js', { headers })
    expect(js.headers.get('Content-Encoding')).toBe('gzip')
    expect(js.headers.get('Content-Type')).toBe('text/javascript; charset=utf-8')
    expect(js.headers.get('Content-Length')).toBe(String(gzipSync('precompressed').length))
  })

  it('sends the headers of the build, also below a base path, and its own as well', async () => {
    await writeFile(join(folder, '_headers'), headerFile)
    await writeFile(join(folder, 'vercel.json'), '{}')
    const paths = ['/', '/nowhere', '/static/js/main-abc123.js', '/static/js/gone-def456.js']
    expect(await Promise.all(paths.map(readPolicy))).toEqual(paths.map(() => "default-src 'none'"))
    expect((await readSeen('/static/js/gone-def456.js')).cache).toBe('no-store')
    expect((await readSeen('/_headers')).body).toBe(missing)
    expect((await readSeen('/vercel.json')).body).toBe(missing)

    await writeFile(join(folder, '_headers'), headerFile.replaceAll('\n/', '\n/folio/'))
    const based = createSiteRoutes({ folder, base: '/folio', log })
    const answer = await based.request('http://localhost/')
    expect(answer.headers.get('Content-Security-Policy')).toBe("default-src 'none'")
  })

  it('sends a part of a file when asked for one', async () => {
    const headers = { Range: 'bytes=0-5' }
    const answer = await request('/static/js/main-abc123.js', { headers })
    expect([answer.status, await answer.text()]).toEqual([206, 'export'])
  })

  it('gives a range the ETag of its file, and sends the whole file to resume', async () => {
    const etag = (await request('/robots.txt')).headers.get('ETag')
    const part = await request('/robots.txt', { headers: { Range: 'bytes=0-3' } })
    expect([part.status, part.headers.get('ETag'), await part.text()]).toEqual([206, etag, 'User'])
    const headers = { Range: 'bytes=4-', 'If-Range': '"an older one"' }
    const whole = await request('/robots.txt', { headers })
    expect([whole.status, await whole.text()]).toEqual([200, 'User-agent: *\n'])
  })

  it.each(['lines=1', 'bytes=0-1,4-5', 'bytes=', 'bytes=a-b', 'bytes=5-1x'])(
    'gives the whole file who asks for "%s"',
    async (range) => {
      const whole = await request('/robots.txt', { headers: { Range: range } })
      expect([whole.status, await whole.text()]).toEqual([200, 'User-agent: *\n'])
    },
  )

  it('gives nothing who asks for a part behind the end', async () => {
    const none = await request('/robots.txt', { headers: { Range: 'bytes=999-' } })
    expect([none.status, none.headers.get('Content-Range')]).toEqual([416, 'bytes */14'])
  })

  it.each(['50%.txt', '%2e%2e.txt', '%25.txt'])('serves the file %j', async (name) => {
    await writeFile(join(folder, name), 'whole')
    const answer = await request(`/${encodeURIComponent(name)}`)
    expect([answer.status, await answer.text()]).toEqual([200, 'whole'])
  })

  it.each(['pipe.txt', '50%.txt', 'folder/index.html', 'robots.txt.gz', 'static/js/pipe.js'])(
    'never opens a named pipe: %s',
    async (name) => {
      await mkdir(join(folder, 'folder'))
      const pipe = join(folder, name)
      execFileSync('mkfifo', [pipe])
      const path = `/${name.replace(/index\.html$|\.gz$/u, '').replace('%', '%25')}`
      const answer = request(path, { headers: { 'Accept-Encoding': 'gzip' } })
      const status = await Promise.race([answer.then((one) => one.status), setTimeout(5000)])
      // Lets go of whoever waits at the other end.
      closeSync(openSync(pipe, constants.O_RDWR | constants.O_NONBLOCK))
      expect(status).toBe(404)
    },
  )

  it('does not wait for a not-found page or headers that are a named pipe', async () => {
    await rm(join(folder, '404.html'))
    execFileSync('mkfifo', [join(folder, '404.html'), join(folder, '_headers')])
    // No pages without their headers.
    expect([(await request('/nowhere')).status, (await request('/')).status]).toEqual([500, 500])
    await rm(join(folder, '_headers'))
    expect((await readSeen('/nowhere')).body).toBe('Not found')
  })

  it('answers a socket with 404', async () => {
    const server = createServer().listen(join(folder, 'socket'))
    await once(server, 'listening')
    expect((await request('/socket')).status).toBe(404)
    server.close()
  })

  it('sends a file that the next build removes while it is opened', async () => {
    const open = fs.createReadStream
    vi.spyOn(fs, 'createReadStream').mockImplementationOnce((path) => {
      const fd = openSync(path, 'r')
      fs.unlinkSync(path)
      return open(path, { fd })
    })
    syncBuiltinESMExports()
    const answer = await request('/robots.txt')
    vi.restoreAllMocks()
    syncBuiltinESMExports()
    expect([answer.status, await answer.text()]).toEqual([200, 'User-agent: *\n'])
  })

  it('opens no file that it cannot send, because a header of the build has an invalid name', async () => {
    await writeFile(join(folder, '_headers'), '/*\n  # ours\n')
    const open = vi.spyOn(fs, 'createReadStream')
    syncBuiltinESMExports()
    const { status } = await request('/robots.txt')
    const { calls } = open.mock
    vi.restoreAllMocks()
    syncBuiltinESMExports()
    expect([status, calls]).toEqual([500, []])
  })

  it('answers other methods with 405', async () => {
    const answer = await request('/', { method: 'POST' })
    expect([answer.status, answer.headers.get('Allow')]).toEqual([405, 'GET, HEAD'])
  })
})
