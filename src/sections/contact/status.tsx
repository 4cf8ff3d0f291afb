import { useEffect, useRef } from 'react'

import { fillTemplate } from '#fields/texts/fill-template.ts'
import type { SectionProps } from '#sections/section-props.ts'
import { isInViewport } from '#ui/use-in-view.ts'

import { HealedSignal } from './healed-signal.tsx'
import type { Outcome } from './send-message.ts'
import css from './status.module.css'

type Props = Pick<SectionProps<'contact'>, 'section'> & {
  readonly outcome: Outcome | undefined
  readonly isOnline: boolean
}

/** The messages under the form: that the visitor is offline, and what became of the message. */
export function Status({ section, outcome, isOnline }: Props) {
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // On a small screen it would be below the viewport. A visitor who scrolled away stays there.
    if (outcome && isInViewport(root.current?.closest('form')))
      root.current?.scrollIntoView({ block: 'nearest' })
  }, [outcome])
  return (
    <div ref={root} className={css.root}>
      {/*
        Both elements are always there: screen readers announce only changes inside them. Not an alert:
        in Firefox, Orca announces one only if it is added.
      */}
      <div role="status" className={css.message} data-kind={isOnline ? undefined : 'offline'}>
        {!isOnline && <p>{section.offline}</p>}
      </div>
      {outcome?.type === 'sent' && <HealedSignal />}
      <div aria-live="assertive" className={css.message} data-kind={outcome?.type}>
        {outcome && (
          // One paragraph: in Firefox, Orca announces only the last one of several.
          <p>
            {outcome.type === 'sent' ? (outcome.status ?? section.sent) : section[outcome.type]}
            {outcome.type === 'refused' && outcome.reason !== undefined && (
              <>
                <br />
                <bdi>{outcome.reason}</bdi>
              </>
            )}
            {outcome.type !== 'sent' && (
              <>
                <br />
                {section.textKept}
                <MailOffer section={section} />
              </>
            )}
          </p>
        )}
      </div>
    </div>
  )
}

function MailOffer({ section: { mailAddress: address, mailOffer } }: Pick<Props, 'section'>) {
  if (address === undefined) return undefined
  return (
    <>
      <br />
      <a href={`mailto:${address}`}>{fillTemplate(mailOffer, { address })}</a>
    </>
  )
}
