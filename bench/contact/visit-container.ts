import { post } from './load.ts'

/** Prints what a visitor of the URL in the arguments gets: the page, and an answer to a message. */
const url = process.argv[2] ?? ''
const page = await fetch(url)
const html = await page.text()
console.log(
  JSON.stringify({
    page: page.status,
    isWhole: html.startsWith('<!doctype html>') && html.includes('</html>'),
    message: await post(url, 'From outside the container'),
  }),
)
