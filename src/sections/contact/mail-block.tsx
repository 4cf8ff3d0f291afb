import { HealedSignal } from './healed-signal.tsx'
import css from './mail-block.module.css'

type Props = { readonly address: string }

/** The email address in the place of the form. The signal under it tears and heals for a pointer. */
export function MailBlock({ address }: Props) {
  const at = address.indexOf('@')
  return (
    <a className={css.root} href={`mailto:${address}`} dir="ltr">
      <span className={css.address}>
        {address.slice(0, at)}
        <wbr />
        {address.slice(at)}
      </span>
      <HealedSignal />
    </a>
  )
}
