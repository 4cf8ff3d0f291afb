type Props = { readonly words: readonly string[]; readonly className?: string | undefined }

/** A list of words, each once. Nothing, if there is none. */
export function WordList({ words, className }: Props) {
  if (words.length === 0) return null
  return (
    <ul className={className}>
      {[...new Set(words)].map((word) => (
        <li key={word}>
          <bdi>{word}</bdi>
        </li>
      ))}
    </ul>
  )
}
