import { z } from 'zod'

import { matching } from '#fields/matching.ts'

import { shownTexts } from './text.ts'

const message = 'Write a name, or an object with the name and a "url"'

/** A name that stands for a record. An address would become its title. */
export function nameAlone(max: number) {
  return matching(z.string().max(max), /^(?!\s*https?:\/\/)[^]*\S/u, message).register(shownTexts, {
    shown: 'always',
  })
}
