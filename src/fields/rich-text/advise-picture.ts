const fileName = /^[\w.-]+\.(?:png|jpe?g|webp|avif|svg)$/iu

/** Whether a picture is on another site, as a badge is, or written into the text itself. */
export function isElsewhere(address: string): boolean {
  return /^(?:https?|data):/iu.test(address)
}

/** Says how to write a picture of a story or a page. All pictures are in one folder. */
export function advisePicture(address: string, alt: string | null | undefined): string {
  const name = address.split('/').at(-1) ?? ''
  const file = `media/${!address.startsWith('data:') && fileName.test(name) ? name : 'name.png'}`
  const written = `![${alt || 'What it shows'}](${file})`
  return isElsewhere(address)
    ? `Delete it, or put the picture at ${file} and write ${written} on a line of its own.`
    : `Write ${written} on a line of its own.`
}
