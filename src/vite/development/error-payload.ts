import type { HotPayload } from 'vite'

import type { ContentError } from '#vite/portfolio/read-content.ts'

/** Creates the message that shows the errors of the content in an overlay over the page. */
export function createErrorPayload({ id, loc, frame, message }: ContentError): HotPayload {
  return {
    type: 'error',
    err: { plugin: 'folio:portfolio', id, loc, frame, message, stack: '' },
  }
}
