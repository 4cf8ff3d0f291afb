import { HealedSignal } from './healed-signal.tsx'
import css from './mail-block.module.css'

type Props = { readonly address: string }

/** The email address in place of the form. The signal under it tears and heals for a pointer. */
export function MailBlock({ address }: Props) {
  const at = address.indexOf('@')
  return (
    // Between inline blocks, browsers put a space into the name of a link.
    <a className={css.root} href={`mailto:${address}`} aria-label={address}>
      <span className={css.address}>
        <bdi dir="ltr">
          <span className={css.part}>{address.slice(0, at)}</span>
          <span className={css.part}>{address.slice(at)}</span>
        </bdi>
      </span>
      <HealedSignal />
    </a>
  )
}
