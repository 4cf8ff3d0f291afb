import css from './glitch-text.module.css'

/** A text with a glitch effect in short bursts. It is always legible and accessible. */
export function GlitchText({ text }: { readonly text: string }) {
  return (
    <span className={css.root} data-text={text}>
      {text}
    </span>
  )
}
