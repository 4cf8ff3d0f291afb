import css from './contact.module.css'

type Props = { readonly name: string }

/** A field that visitors neither see nor reach. Programs that send spam fill it in. */
export function Honeypot({ name }: Props) {
  return (
    <div className={css.honeypot} aria-hidden="true">
      <input type="text" name={name} tabIndex={-1} autoComplete="off" defaultValue="" />
    </div>
  )
}
