import { portfolio } from '#content/portfolio.ts'
import { fillFromProfile } from '#content/records/fill-from-profile.ts'

import { findContactTexts } from './contact-texts.ts'

/** Words of a site in German, with characters that markup has to escape. */
export const textsForTests = readTexts({
  schemaVersion: 2,
  site: { language: 'de' },
  theme: { ground: { dark: '#010203', light: '#fdfeff' } },
  notFound: { homeLabel: 'Zurück' },
  sections: [
    {
      type: 'contact',
      id: 'contact',
      heading: 'Schreib mir',
      submitLabel: 'Absenden',
      received: 'Angekommen & gelesen <bald>',
      refused: 'Nicht angenommen.',
      unreachable: 'Nicht erreichbar.',
      goBack: 'Geh zurück, dein Text ist noch da.',
      mailAddress: 'owner@example.org',
      mailOffer: 'Oder schreib an {address}.',
      nameLabel: 'Name',
      nameWrong: 'Schreib einen Namen.',
      emailLabel: 'E-Mail',
      emailWrong: 'Schreib eine Adresse.',
      messageLabel: 'Nachricht',
      messageWrong: 'Schreib etwas.',
    },
  ],
})

function readTexts(document: unknown) {
  const texts = findContactTexts(fillFromProfile(portfolio.parse(document)))
  if (!texts) throw new Error('The content has no form for the service.')
  return texts
}
