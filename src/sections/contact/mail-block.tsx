import { BreakableAddress } from '#ui/text/breakable-address.tsx'

import { HealedSignal } from './healed-signal.tsx'
import { splitAddress } from './model/split-address.ts'
import css from './mail-block.module.css'

type Props = { readonly address: string }

/** The email address in place of the form. The signal under it tears and heals for a pointer. */
export function MailBlock({ address }: Props) {
  return (
    // Between inline blocks, browsers put a space into the name of a link.
    <a className={css.root} href={`mailto:${address}`} aria-label={address}>
      <span className={css.address}>
        <bdi dir="ltr">
          {splitAddress(address).map((part) => (
            <span key={part} className={css.part}>
              <BreakableAddress address={part} />
            </span>
          ))}
        </bdi>
      </span>
      <HealedSignal />
    </a>
  )
}
