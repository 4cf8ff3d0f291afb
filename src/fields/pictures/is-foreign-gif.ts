/** Whether a picture is a gif of another host, which the build cannot read to make a still. */
export function isForeignGif(src: string): boolean {
  return /^https:.*\.gif(?:[?#]|$)/iu.test(src)
}
