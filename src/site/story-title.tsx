import type { ComponentProps } from 'react'

import story from '#ui/story/story-page.module.css'
import { GlitchText } from '#ui/text/glitch-text.tsx'

type Props = Omit<ComponentProps<'h1'>, 'children'> & { readonly text: string }

/** The large title of a page with a story. */
export function StoryTitle({ text, ...rest }: Props) {
  return (
    <h1 {...rest} className={story.name} data-long={hasLongWord(text) ? '' : undefined}>
      <GlitchText text={text} />
    </h1>
  )
}

/** Whether a title has a word that is wider than a phone in the size of the others. */
function hasLongWord(title: string): boolean {
  return title.split(/\s+/u).some((word) => word.length > 9)
}
