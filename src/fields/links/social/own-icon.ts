import { z } from 'zod'

import { addPattern } from '#fields/add-pattern.ts'
import { contentFolder, fileName } from '#fields/pictures/file-name.ts'

const iconName = String.raw`media\/${fileName}\.svg$`

/** The name of a drawing in content/media that is an icon. */
export const iconFile = new RegExp(`^${iconName}`, 'u')

/** An icon of the owner's: a drawing in one colour. */
export const ownIcon = addPattern(
  z.string().max(2000),
  new RegExp(`^${contentFolder}${iconName}`, 'u'),
  'Name a drawing in content/media, as "media/name.svg"',
)
