/**
 * Reads the example in a page of Markdown: blocks of code that name their file, as in "ts file=a.ts",
 * and the section that shows them, named "example".
 */
export function readExample(page: string): {
  files: [path: string, text: string][]
  section: string
} {
  const blocks = [...page.matchAll(/^```\w+ file=(\S+)\n([\s\S]*?)^```$/gmu)].map(
    ([, path = '', text = '']): [string, string] => [path, text],
  )
  const section = blocks.find(([path]) => path === 'example')
  if (!section) throw new Error('The page has no block of code "file=example".')
  return { files: blocks.filter((block) => block !== section), section: section[1] }
}
