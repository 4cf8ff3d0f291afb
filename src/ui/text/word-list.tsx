import { Fragment } from 'react'

import { Isolated } from './isolated.tsx'

type Props = { readonly words: readonly string[]; readonly className?: string | undefined }

/** A list of words, each once. Nothing, if there is none. */
export function WordList({ words, className }: Props) {
  if (words.length === 0) return null
  return (
    <ul className={className}>
      {[...new Set(words)].map((word) => (
        <Fragment key={word}>
          <li>
            <Isolated text={word} />
          </li>
          {/* Between words in a line: without it, copying gives "HTMLCSS". */}{' '}
        </Fragment>
      ))}
    </ul>
  )
}
