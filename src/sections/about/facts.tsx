import { Fragment, type ReactNode } from 'react'

import { fillTemplate } from '#fields/texts/fill-template.ts'
import { findComma, joinWords } from '#fields/texts/join-words.ts'
import { formatDate } from '#profile/dates/format-period.ts'
import type { ChosenProfile } from '#profile/profile.ts'
import type { SectionProps } from '#sections/section-props.ts'

import { BreakableAddress } from '#ui/text/breakable-address.tsx'

import { nameCountry } from '#profile/countries/name-country.ts'
import { Isolated } from '#ui/text/isolated.tsx'
import css from './facts.module.css'
import { findShownLabels } from './model/find-shown-labels.ts'

type Props = Pick<SectionProps<'about'>, 'section' | 'profile' | 'language'>

/** Whether the profile has a fact to list. */
export function hasFacts(profile: ChosenProfile): boolean {
  return Object.values(findShownLabels(profile)).some(Boolean)
}

/** The facts of the profile, each with its label. */
export function Facts({ section, profile, language }: Props) {
  const { location, languages = [], interests = [], availability } = profile
  const { pronouns, email, phone, url } = profile
  const shownUrl = url?.replace(/^https?:\/\//u, '').replace(/\/$/u, '')
  return (
    <dl className={css.facts}>
      {availability && (
        <Fact label={section.availabilityLabel}>
          <Availability section={section} availability={availability} language={language} />
        </Fact>
      )}
      {location && (
        <Fact label={section.locationLabel}>
          <Address location={location} language={language} />
        </Fact>
      )}
      {pronouns !== undefined && <Fact label={section.pronounsLabel}>{pronouns}</Fact>}
      {languages.length > 0 && (
        <Fact label={section.languagesLabel}>
          <ul>
            {languages.map(({ id, language: name, fluency }) => (
              <li key={id}>
                {name}
                {fluency !== undefined && (
                  <span className={css.detail}>
                    {' '}
                    <Isolated text={fluency} />
                  </span>
                )}
              </li>
            ))}
          </ul>
        </Fact>
      )}
      {interests.length > 0 && (
        <Fact label={section.interestsLabel}>
          <ul>
            {interests.map(({ id, name, keywords = [] }) => (
              <li key={id}>
                {name}
                {keywords.length > 0 && (
                  <span className={css.detail}> {joinWords(keywords, language)}</span>
                )}
              </li>
            ))}
          </ul>
        </Fact>
      )}
      {email !== undefined && (
        <Fact label={section.emailLabel}>
          {/* Between the parts of an address, browsers put a space into the name of a link. */}
          <a className="u-email" href={`mailto:${email}`} aria-label={email}>
            <BreakableAddress address={email} />
          </a>
        </Fact>
      )}
      {phone !== undefined && (
        <Fact label={section.phoneLabel}>
          <a className="p-tel" dir="ltr" href={`tel:${formatDialed(phone)}`}>
            {phone}
          </a>
        </Fact>
      )}
      {shownUrl !== undefined && (
        <Fact label={section.urlLabel}>
          <a className="u-url" href={url} rel="me" data-address="" aria-label={shownUrl}>
            <BreakableAddress address={shownUrl} />
          </a>
        </Fact>
      )}
    </dl>
  )
}

/** The digits of a phone number, without an extension such as "x12". */
function formatDialed(phone: string): string {
  const [number = ''] = /^\D*[^\p{L}#;,]*/u.exec(phone) ?? []
  return number.replaceAll(/[^+\d]/gu, '')
}

function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

type AvailabilityProps = Pick<Props, 'section' | 'language'> & {
  readonly availability: NonNullable<ChosenProfile['availability']>
}

/** Whether the owner takes on work: a lamp, and what it means. */
function Availability({ section, availability, language }: AvailabilityProps) {
  const { open, text, from, url } = availability
  return (
    <>
      <span className={css.lamp} data-open={open ? '' : undefined} />
      {text ?? (open ? section.openLabel : section.closedLabel)}{' '}
      {from !== undefined && (
        <time className={css.from} dateTime={from}>
          {fillTemplate(section.fromLabel, { date: formatDate(from, language) })}
        </time>
      )}{' '}
      {url !== undefined && (
        <a className={css.book} href={url}>
          {section.bookLabel}
        </a>
      )}
    </>
  )
}

type AddressProps = {
  readonly location: NonNullable<ChosenProfile['location']>
  readonly language: string
}

function Address({ location, language }: AddressProps) {
  const { address, postalCode, city, region, countryCode } = location
  const country = countryCode && nameCountry(countryCode, language)
  const parts = [
    ['p-street-address', address],
    ['p-postal-code', postalCode],
    ['p-locality', city],
    ['p-region', region],
    ['p-country-name', country],
  ].filter(([, text]) => text !== undefined)
  return (
    <span className="p-adr h-adr">
      {parts.map(([name, text], index) => (
        <Fragment key={name}>
          {/* A postal code stays beside its city. */}
          {index > 0 &&
            (parts[index - 1]?.[0] === 'p-postal-code' ? '\u00a0' : findComma(language))}
          <span className={name}>{text}</span>
        </Fragment>
      ))}
    </span>
  )
}
