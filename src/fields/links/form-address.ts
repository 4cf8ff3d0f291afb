import { z } from 'zod'

import { addPattern } from '#fields/add-pattern.ts'
import { webHost } from './web-host.ts'

/** Where a form service takes messages: a path on the host of the page, or an address elsewhere. */
export const formAddress = addPattern(
  z.string().max(500),
  new RegExp(
    String.raw`^(\/(?![\/\\])[^\s<>"\\#]*|https?:\/\/${webHost}([\/?][^\s<>"\\#]*)?)$`,
    'u',
  ),
  'Write the https:// address that your form service gave you, or a path such as "/"',
)
