import { fillTemplate } from '#fields/texts/fill-template.ts'
import type { Award, Certificate } from '#profile/credentials.ts'
import { formatDate } from '#profile/dates/format-period.ts'
import type { SectionProps } from '#sections/section-props.ts'
import { DateText } from '#ui/text/period.tsx'
import { RichBlocks, RichText } from '#ui/text/rich-text.tsx'
import { Isolated } from '#ui/text/isolated.tsx'

import css from './credentials.module.css'

/** Awards as large medals of scan lines, and certificates as stamped lines. */
export function Credentials({
  section,
  profile,
  language,
  headingId,
}: SectionProps<'credentials'>) {
  const { heading, intro, awardsLabel, certificatesLabel } = section
  const { awards = [], certificates = [] } = profile
  return (
    <div className={css.root}>
      <h2 id={headingId}>{heading}</h2>
      {intro && (
        <p className={css.intro}>
          <RichText text={intro} />
        </p>
      )}
      {awards.length > 0 && (
        <div className={css.awards}>
          <h3>{awardsLabel}</h3>
          <ul>
            {awards.map((award) => (
              <li key={award.id} className={css.award}>
                <AwardText award={award} language={language} />
              </li>
            ))}
          </ul>
        </div>
      )}
      {certificates.length > 0 && (
        <div className={css.certificates}>
          <h3>{certificatesLabel}</h3>
          <ul>
            {certificates.map((certificate) => (
              <li key={certificate.id} className={css.certificate}>
                <CertificateText certificate={certificate} labels={section} language={language} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}

type AwardProps = { readonly award: Award; readonly language: string }

function AwardText({ award: { title, awarder, date, summary }, language }: AwardProps) {
  return (
    <>
      <h4>
        <Isolated text={title} />
      </h4>
      {(awarder !== undefined || date !== undefined) && (
        <p className={css.line}>
          {awarder !== undefined && <Isolated text={awarder} />}{' '}
          {date !== undefined && <DateText date={date} language={language} />}
        </p>
      )}
      {summary && (
        <div className={css.summary}>
          <RichBlocks blocks={summary} />
        </div>
      )}
    </>
  )
}

type CertificateProps = {
  readonly certificate: Certificate
  readonly labels: SectionProps<'credentials'>['section']
  readonly language: string
}

function CertificateText({ certificate, labels, language }: CertificateProps) {
  const { name, issuer, date, expires, url } = certificate
  return (
    <>
      <h4>
        <Isolated text={name} />
      </h4>
      {(issuer !== undefined || date !== undefined) && (
        <p className={css.line}>
          {issuer !== undefined && <Isolated text={issuer} />}{' '}
          {date !== undefined && <DateText date={date} language={language} />}
        </p>
      )}
      {expires !== undefined && (
        <p className={css.stamp}>
          <time dateTime={expires}>
            {fillTemplate(labels.expiresLabel, { date: formatDate(expires, language) })}
          </time>
        </p>
      )}
      {url !== undefined && (
        <p className={css.verify}>
          <a href={url}>{labels.verifyLabel}</a>
        </p>
      )}
    </>
  )
}
