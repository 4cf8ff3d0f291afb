import { existsSync } from 'node:fs'
import { mkdir, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'

import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'

import { startServiceForTests, type ServiceForTests } from './service-for-tests.ts'

const home = `<!doctype html><title>Home</title>${'<p>word</p>'.repeat(200)}`
const script = 'export const a = 1\n'.repeat(200)
const letters = '0123456789'

let service: ServiceForTests
/** A file of Linux that nobody can read from its beginning, not even root. */
const unreadable = '/proc/self/mem'

beforeAll(async () => {
  service = await startServiceForTests()
  const { siteFolder } = service
  await mkdir(join(siteFolder, 'static/js'), { recursive: true })
  await mkdir(join(siteFolder, '.git'))
  await Promise.all([
    writeFile(join(siteFolder, 'index.html'), home),
    writeFile(join(siteFolder, '404.html'), 'Signal lost'),
    writeFile(join(siteFolder, '_headers'), '/*\n  X-Of-The-Build: yes\n'),
    writeFile(join(siteFolder, '_redirects'), 'secret'),
    writeFile(join(siteFolder, 'vercel.json'), 'secret'),
    writeFile(join(siteFolder, '.env'), 'secret'),
    writeFile(join(siteFolder, '.git/config'), 'secret'),
    writeFile(join(siteFolder, '../secret.txt'), 'secret'),
    writeFile(join(siteFolder, 'letters.txt'), letters),
    writeFile(join(siteFolder, 'static/js/a.js'), script),
    writeFile(join(siteFolder, 'static/js/a.js.gz'), gzipSync(script)),
    writeFile(join(siteFolder, 'static/js/a.js.br'), 'brotli'),
    symlink(unreadable, join(siteFolder, 'static/js/closed.js')),
    symlink(unreadable, join(siteFolder, 'closed.html')),
  ])
})
afterAll(() => service.stop())

async function get(path: string, lines = '', method = 'GET') {
  const raw = `${method} ${path} HTTP/1.1\r\nHost: folio.example\r\n${lines}Connection: close\r\n\r\n`
  const [answer, ...more] = await service.send(raw)
  if (!answer || more.length > 0) throw new Error(`${more.length} answers more to ${path}`)
  return answer
}

describe('a path out of the site, or to hidden files', () => {
  it.each([
    '/../secret.txt',
    '/static/../../secret.txt',
    '/./../secret.txt',
    '/%2e%2e/secret.txt',
    '/%2E%2E/secret.txt',
    '/.%2e/secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e%2fsecret.txt',
    '/static%2f..%2f..%2fsecret.txt',
    '/%252e%252e%252fsecret.txt',
    '/%25252e%25252e/secret.txt',
    '/..%5csecret.txt',
    '/%5c..%5csecret.txt',
    '/..%c0%afsecret.txt',
    '/%c0%ae%c0%ae/secret.txt',
    '/%e0%80%ae%e0%80%ae/secret.txt',
    '/%uff0e%uff0e/secret.txt',
    '/%EF%BC%8E%EF%BC%8E/secret.txt',
    '/..;/secret.txt',
    '/.../secret.txt',
    '/....//secret.txt',
    '/..%00/secret.txt',
    '/secret.txt%00.html',
    '/letters.txt%00',
    '/letters.txt%20',
    '/letters.txt.',
    '/letters.txt::$DATA',
    '/letters.txt/',
    '/C:/secret.txt',
    '/file:///etc/passwd',
    '//etc/passwd',
    '///etc/passwd',
    '/%2fetc%2fpasswd',
    '/proc/self/environ',
    '/data/messages.db',
    '/../data/messages.db',
    '/.env',
    '/%2eenv',
    '/.%65nv',
    '/.env/',
    '/.env?x',
    '/.git/config',
    '/.git%2fconfig',
    '/%2egit/config',
    '/_headers',
    '/%5fheaders',
    '/_redirects',
    '/vercel.json',
    '/404.html',
    '/package.json',
    '/src/server/main.ts',
    '/node_modules/hono/package.json',
    '/@fs/etc/passwd',
    '/__open-in-editor?file=/etc/passwd',
    '/%',
    '/%zz',
    '/%00',
    '/~root',
    '/index.html~',
    '/INDEX.HTML',
  ])('%s is not found', async (path) => {
    const { status, headers, body } = await get(path)
    expect([status, body, headers['location']]).toEqual([404, 'Signal lost', undefined])
  })

  it.each(['/static/../../secret.txt', '/static/..%2f..%2fsecret.txt', '/static/.env', '/static/'])(
    '%s is not found below the hashed files',
    async (path) => {
      const { status, body } = await get(path)
      expect([status, body]).not.toContain('secret')
      expect(status).toBe(404)
    },
  )
})

describe('a path that another site would be reached by', () => {
  it.each([
    '//eve.example',
    '//eve.example/',
    '//eve.example/..',
    '//eve.example/%2e%2e',
    '/%2f%2feve.example/',
    '/%5ceve.example/',
    '/;@eve.example',
    '/@eve.example',
    '/https://eve.example',
    '/?next=https://eve.example',
    '/%0d%0aLocation:%20https://eve.example',
  ])('%s leads nowhere', async (path) => {
    const { status, headers } = await get(path)
    expect([200, 404]).toContain(status)
    expect(headers['location']).toBe(undefined)
  })

  it('leads from /index.html to /, whatever host is asked', async () => {
    const { status, headers } = await get('/index.html?x')
    expect([status, headers['location']]).toEqual([301, '/?x'])
  })
})

describe('a range', () => {
  it.each<[string, number, string, string | undefined]>([
    ['bytes=0-3', 206, '0123', 'bytes 0-3/10'],
    ['bytes=4-', 206, '456789', 'bytes 4-9/10'],
    ['bytes=-3', 206, '789', 'bytes 7-9/10'],
    ['bytes=-99', 206, letters, 'bytes 0-9/10'],
    ['bytes=0-99', 206, letters, 'bytes 0-9/10'],
    ['BYTES=0-0', 200, letters, undefined],
    ['bytes=10-', 416, '', 'bytes */10'],
    ['bytes=-0', 416, '', 'bytes */10'],
    ['bytes=5-4', 416, '', 'bytes */10'],
    ['bytes=99999999999999999999-', 416, '', 'bytes */10'],
    ['bytes=0-1,4-5', 200, letters, undefined],
    [`bytes=${'0-,'.repeat(1000)}0-`, 200, letters, undefined],
    ['bytes=', 200, letters, undefined],
    ['bytes=-', 200, letters, undefined],
    ['bytes=a-b', 200, letters, undefined],
    ['lines=0-1', 200, letters, undefined],
  ])('of %s', async (range, status, body, contentRange) => {
    const answer = await get('/letters.txt', `Range: ${range}\r\n`)
    expect([answer.status, answer.body]).toEqual([status, body])
    expect(answer.headers['content-range']).toBe(contentRange)
  })
})

describe('an encoding', () => {
  it.each([
    ['/static/js/a.js', 'gzip', 'gzip'],
    ['/static/js/a.js', 'br, gzip', 'br'],
    ['/static/js/a.js', 'x', undefined],
    ['/static/js/a.js', 'identity', undefined],
    ['/static/js/a.js', '', undefined],
    ['/static/js/a.js', '../a', undefined],
    ['/', 'gzip', 'gzip'],
    ['/', 'gzip;q=0', undefined],
    ['/', 'br', undefined],
    ['/', '*', 'gzip'],
    ['/letters.txt', 'gzip', undefined],
  ])('of %s for who accepts "%s" is %s', async (path, accepted, encoding) => {
    const { status, headers } = await get(path, `Accept-Encoding: ${accepted}\r\n`)
    expect([status, headers['content-encoding']]).toEqual([200, encoding])
  })

  it('serves the file once it is unlocked', async () => {
    const answer = await fetch(`${service.url}/`, { headers: { 'Accept-Encoding': 'gzip' } })
    expect([answer.headers.get('Content-Encoding'), await answer.text()]).toEqual(['gzip', home])
    expect(gunzipSync(gzipSync(script)).toString()).toBe(script)
  })
})

describe.runIf(existsSync(unreadable))('a file that cannot be read', () => {
  it.each(['/static/js/closed.js', '/closed.html'])('%s: 500 without its path', async (path) => {
    const printed = [vi.spyOn(console, 'error'), vi.spyOn(console, 'info')]
    const { status, headers, body } = await get(path)
    expect([status, body]).toEqual([500, 'Internal server error'])
    expect(JSON.stringify(headers)).not.toContain(service.siteFolder)
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-of-the-build': 'yes' })
    expect(headers['content-type']).toBe('text/plain; charset=UTF-8')
    expect(headers['etag']).toBe(undefined)
    expect(service.logged.at(-1)).toMatchObject(['error', 'A request failed', {}])
    expect(printed.flatMap(({ mock }) => mock.calls)).toEqual([])
  })
})
