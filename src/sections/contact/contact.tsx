import { useMemo } from 'react'

import type { SectionProps } from '#sections/section-props.ts'
import { RichText } from '#ui/text/rich-text.tsx'

import css from './contact.module.css'
import { ContactForm } from './contact-form.tsx'
import { MailBlock } from './mail-block.tsx'
import { resolveTarget } from './model/target.ts'

/** The contact section: a form, or the email address in its place. */
export function Contact({ section, headingId }: SectionProps<'contact'>) {
  const { heading, intro, mailAddress, closing } = section
  const target = useMemo(() => resolveTarget(section), [section])
  const address = target && mailAddress
  return (
    <div className={css.root}>
      <h2 id={headingId}>{heading}</h2>
      {(intro !== undefined || address !== undefined) && (
        <div className={css.intro}>
          {intro && (
            <p>
              <RichText text={intro} />
            </p>
          )}
          {address !== undefined && (
            <p className={css.address}>
              <bdi>{address}</bdi>
            </p>
          )}
        </div>
      )}
      {target && <ContactForm section={section} target={target} headingId={headingId} />}
      {!target && mailAddress !== undefined && <MailBlock address={mailAddress} />}
      {closing !== undefined && <p className={css.closing}>{closing}</p>}
    </div>
  )
}
