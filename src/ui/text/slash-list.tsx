import { WordList } from './word-list.tsx'

import css from './slash-list.module.css'

type Props = { readonly words: readonly string[]; readonly className?: string | undefined }

/** A list of words in lines, with slashes between them. */
export function SlashList({ words, className = '' }: Props) {
  return <WordList words={words} className={`${css.root} ${className}`.trim()} />
}
