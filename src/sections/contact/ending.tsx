import { useEffect, useRef } from 'react'

import { fillTemplate } from '#fields/fill-template.ts'
import type { SectionProps } from '#sections/section-props.ts'

import css from './ending.module.css'
import type { Outcome } from './send-message.ts'

type Section = SectionProps<'contact'>['section']

type Props = {
  readonly section: Section
  readonly outcome: Outcome | undefined
  readonly online: boolean
}

/** What is said under the form: that there is no network, how sending ended, and another way. */
export function Ending({ section, outcome, online }: Props) {
  const said = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // On a small screen the answer would stand below the window, unseen.
    if (outcome) said.current?.scrollIntoView({ block: 'nearest' })
  }, [outcome])
  return (
    <div ref={said} className={css.root}>
      {/* Both are always there: a screen reader tells what changes in them. */}
      <div role="status" className={css.said} data-kind={online ? undefined : 'offline'}>
        {!online && <p>{section.offline}</p>}
      </div>
      <div role="alert" className={css.said} data-kind={outcome?.type}>
        {outcome && (
          <div>
            <p>{wordsFor(outcome, section)}</p>
            {outcome.type !== 'sent' && <MailOffer section={section} />}
          </div>
        )}
      </div>
    </div>
  )
}

function wordsFor(outcome: Outcome, section: Section): string {
  return outcome.type === 'sent' ? (outcome.status ?? section.sent) : section[outcome.type]
}

function MailOffer({ section: { mailAddress: address, mailOffer } }: Pick<Props, 'section'>) {
  if (address === undefined) return undefined
  return (
    <p>
      <a href={`mailto:${address}`}>{fillTemplate(mailOffer, { address })}</a>
    </p>
  )
}
