import { z } from 'zod'

import { addPattern } from '#fields/add-pattern.ts'

import { shownTexts } from './text.ts'

const message = 'Write a name, or an object with the name and a "url"'

/** A name alone in place of a record. An address is refused: it would become the title. */
export function nameAlone(max: number) {
  return addPattern(z.string().max(max), /^(?!\s*https?:\/\/)[^]*\S/u, message).register(
    shownTexts,
    {
      shown: 'always',
    },
  )
}
