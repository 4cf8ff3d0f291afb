import {
  fadeUp,
  heading,
  introduction,
  createSectionSchema,
} from '#fields/create-section-schema.ts'
import { label, labelTemplate } from '#fields/texts/label.ts'
import { showRecords } from '#fields/show-records.ts'
import type { ChosenProfile } from '#profile/profile.ts'
import { defineSection } from '#sections/define-section.ts'

const schema = createSectionSchema(
  'credentials',
  {
    id: 'Credentials',
    title: 'Credentials',
    description: 'What others confirm: the certificates and awards of your profile.',
    snippet: { heading: '${1:Certificates and awards}' },
  },
  {
    heading: heading.meta({ examples: ['Certificates and awards'] }),
    fadeUp,
    intro: introduction('Paper, but paper that I worked for.'),
    show: showRecords('certificates and awards', ['open-data'], ['certificates', 'awards']),
    certificatesLabel: label('Certificates', 60, 'sometimes').describe(
      'The heading above the certificates.',
    ),
    awardsLabel: label('Awards', 60, 'sometimes').describe('The heading above the awards.'),
    expiresLabel: labelTemplate('valid until {date}', 60).describe(
      'Until when a certificate is valid. The site fills in {date}.',
    ),
    verifyLabel: label('Verify', 40, 'sometimes').describe(
      'The link to the address where a certificate can be verified.',
    ),
  },
)

function showsLabel(
  _section: unknown,
  name: string,
  { certificates = [], awards = [] }: ChosenProfile,
): boolean {
  if (name === 'awardsLabel') return awards.length > 0
  if (name === 'expiresLabel') return certificates.some(({ expires }) => expires !== undefined)
  if (name === 'verifyLabel') return certificates.some(({ url }) => url !== undefined)
  return certificates.length > 0
}

export const definition = defineSection({
  schema,
  otherNames: ['certificates', 'certifications', 'awards', 'honors', 'honours'],
  isStatic: true,
  records: ['certificates', 'awards'],
  showsLabel,
})
