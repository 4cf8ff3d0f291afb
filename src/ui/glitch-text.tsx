import css from './glitch-text.module.css'

/** Words that tear in short bursts and heal; they are legible, and read out, at every moment. */
export function GlitchText({ text }: { readonly text: string }) {
  return (
    <span className={css.root} data-text={text}>
      {text}
    </span>
  )
}
