import { z } from 'zod'

import { addCompletion } from '#fields/completion.ts'
import { orText } from '#fields/short-forms.ts'
import { addPattern } from '#fields/add-pattern.ts'
import { richText } from '#fields/rich-text/rich-text.ts'
import { readProperty } from '#json/untyped-value.ts'
import { text } from '#fields/texts/text.ts'

import { completeFileName, contentFolder, fileName, stillExtension } from './file-name.ts'

const photoName = String.raw`media\/${fileName}\.(${stillExtension})$`

/** The name of a still picture in the folder "media". */
export const photoFile = new RegExp(`^${photoName}`, 'u')

/** The name of a still picture alone. */
export const photoAlone = addCompletion(
  addPattern(
    z.string().max(2000),
    new RegExp(`^${contentFolder}${photoName}`, 'u'),
    'Name a still picture in the folder "media", as "media/name.jpg": png, jpg, webp, avif or svg',
  ),
  completeFileName,
)

const src = photoAlone.meta({
  title: 'Picture file',
  description:
    'A file in the folder "media" beside this one, written as "media/name.jpg". It may be png, jpg, webp, avif or svg. Use the original: the build makes smaller files for each screen, and publishes only these.',
  examples: ['media/atlas.jpg'],
})

const alt = text(250).meta({
  title: 'Text alternative',
  description:
    'What the picture shows, in a sentence: for visitors who do not see it, and if it does not load.',
  examples: ['A map on a phone, with a route in orange'],
})

/** A still picture: a file in the folder `media` beside the content, which the build converts. */
export const photo = z.strictObject({
  src,
  alt,
  caption: richText(120)
    .optional()
    .meta({
      description: 'A short text under the picture. Leave it out for none.',
      examples: ['The map after the second draft'],
    }),
})

/**
 * The picture of an object whose own `alt` may say what it shows, and then it may be a file alone.
 * `checkPicture` checks that one of them does.
 */
export const photoOfHolder = orText(
  z.strictObject({ src, alt: alt.optional() }),
  photoAlone,
  (file) => ({ src: file }),
).meta({ description: 'A still picture: an object, or its file alone beside "alt".' })

/** What the picture or the animation of an object shows, for one that has no "alt" of its own. */
export const altOfHolder = text(250, (holder) => {
  const picture = readProperty(holder, 'picture')
  return picture !== undefined && readProperty(picture, 'alt') === undefined
})

/** What the build adds to a photo. In development only the size is there. */
export type PhotoFiles = {
  readonly width?: number
  readonly height?: number
  /** The same picture in other formats and widths, the best format first. */
  readonly sources?: readonly { readonly type: string; readonly srcset: string }[]
  /** What is shown until the picture has loaded, as #rrggbb. */
  readonly colour?: string
}

/** A photo as views get it. */
export type Photo = z.infer<typeof photoOfHolder> & PhotoFiles
