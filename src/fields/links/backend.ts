import { z } from 'zod'

import { addPattern } from '#fields/add-pattern.ts'
import { webHost } from './web-host.ts'

/** Where contact messages go: "/" for the server the page came from, or another host. */
export const backend = addPattern(
  z.string().max(500),
  new RegExp(String.raw`^(\/|https?:\/\/${webHost}(\/[^\s<>"\\?#]*)?)$`, 'u'),
  'Write "/" for the server that serves the page, or the https:// address of another',
)
