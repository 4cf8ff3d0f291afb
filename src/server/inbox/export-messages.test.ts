import { describe, expect, it } from 'vitest'

import { testDatabases } from '#server/storage/databases-for-tests.ts'

import { ada, useInbox } from './inbox-for-tests.ts'

describe.each([...testDatabases])('the export of the inbox, on %s', (_, makeDatabase) => {
  const inbox = useInbox(makeDatabase)
  const { add, run, runOnInbox } = inbox

  it('exports every message for a spreadsheet, which runs no formula in it', async () => {
    const texts = ['=HYPERLINK("https://eve.example")', '+1', '-1', '@SUM(A1)', '\t=1', 'a "b", c']
    for (const message of texts) await add({ message })
    const { out } = await runOnInbox('export')
    const cells = out.split('\n').map((line) => line.split(',ada@example.org,')[1])
    expect(out.split('\n')[0]).toBe(
      'id,received,state,attempts,delivered,due,error,name,email,message',
    )
    expect(cells.slice(1)).toEqual([
      `"'=HYPERLINK(""https://eve.example"")"`,
      `"'+1"`,
      `"'-1"`,
      `"'@SUM(A1)"`,
      `"'\t=1"`,
      '"a ""b"", c"',
    ])
  })

  it.each([
    ['hello;=1+1', `"hello;'=1+1"`],
    ['hello;\t-1', `"hello;'\t-1"`],
    ['hello\n@SUM(A1)', `"hello\n'@SUM(A1)"`],
    ['\rhello', `"'\rhello"`],
    ['fun ;-) and 1-1=0; bye', '"fun ;-) and 1-1=0; bye"'],
  ])('exports %j so that no spreadsheet of any country runs it', async (message, cell) => {
    await add({ message })
    expect((await runOnInbox('export')).out.endsWith(`,ada@example.org,${cell}`)).toBe(true)
  })

  it('exports right-to-left texts with the marks between their words', async () => {
    const message = 'שלום \u200fABC\u200e'
    await add({ message })
    expect((await runOnInbox('export')).out).toContain(message)
  })

  const hostile = 'a\u001B]0;x\u0007b\u009B2Jc\u2028d\u202Ee\u2066f\tg\nh'

  it.each([
    ['export', '--format', 'csv'],
    ['list', '--format', 'csv'],
    ['export', '--format', 'json'],
    ['list', '--format', 'json'],
    ['export', '--format', 'table'],
    ['list'],
  ])('prints no control characters: %s %s %s', async (...args) => {
    await add({ name: hostile, message: hostile })
    const { out } = await run(args, true)
    expect(out).not.toMatch(/[^\P{Cc}\n]|[\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]/u)
    expect(out).toContain('2J')
  })

  it('writes every message to a file: as CSV without control characters, as JSON unchanged', async () => {
    await add({ message: hostile })
    for (const csv of [['export'], ['list', '--format', 'csv']]) {
      expect((await run(csv, false)).out).toContain(
        '"a␛]0;x␇b\ufffd2Jc\ufffdd\ufffde\ufffdf\tg\nh"',
      )
    }
    const { out } = await runOnInbox('export', '--format', 'json')
    expect(JSON.parse(out)).toMatchObject([{ message: hostile }])
    expect(out).not.toMatch(/[\u0080-\u009F\u2028\u2029]/u)
  })

  it('exports more than one page as JSON', async () => {
    const texts = Array.from({ length: 700 }, (_each, index) => `Message ${index}`)
    await Promise.all(texts.map((message) => inbox.service.add({ ...ada, message })))
    const { out } = await runOnInbox('export', '--format', 'json')
    expect(JSON.parse(out)).toHaveLength(700)
    expect((await runOnInbox('export', '--format', 'json', '--state', 'dead')).out).toBe('[]')
  })
})
