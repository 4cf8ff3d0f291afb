import type { Image } from 'mdast'

import { photoFile } from '#fields/pictures/photo.ts'
import { advisePicture, isElsewhere } from '#fields/rich-text/advise-picture.ts'
import { parseRichText } from '#fields/rich-text/parse-rich-text.ts'
import { formatExcerpt } from '#fields/rich-text/format-excerpt.ts'
import { joinLines } from '#fields/rich-text/read-inline.ts'
import { readRange, report, type Reading } from '#fields/rich-text/text-problem.ts'
import { suggestFile } from '#problems/suggest-file.ts'

import type { StoryPicture } from './story-block.ts'

/** Editors write a space in the address of a picture as %20, and some "é" as %C3%A9. */
function decode(address: string): string {
  try {
    return decodeURI(address)
  } catch {
    return address
  }
}

/** Reads a picture: its file, what it shows, and the caption in its title. */
export function readPicture(image: Image, reading: Reading): StoryPicture {
  const { title } = image
  const alt = joinLines(image.alt ?? '')
  const src = decode(image.url)
  if (!/\S/u.test(alt)) {
    report(reading, image, {
      code: 'story/missing-alt',
      message: `The picture ${formatExcerpt(src)} has no text alternative.`,
      help: 'Write what it shows between "![" and "]".',
    })
  }
  if (!photoFile.test(src)) {
    report(reading, image, {
      code: 'story/picture',
      message: `${formatExcerpt(src)} is not the name of a still picture in the folder "media".`,
      help: isElsewhere(src)
        ? advisePicture(src, alt)
        : 'Write "media/name.jpg": png, jpg, webp, avif or svg.',
      suggestion: suggestFile(src, photoFile),
    })
  }
  if (typeof title !== 'string' || !/\S/u.test(title)) return { src, alt }
  const { value, problems, links } = parseRichText(title)
  for (const { address } of links) reading.links.push({ address, ...readRange(image) })
  for (const { code, message, help } of problems) report(reading, image, { code, message, help })
  return { src, alt, caption: value }
}
