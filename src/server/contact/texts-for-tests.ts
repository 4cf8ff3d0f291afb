import { theme } from '#content/theme/theme.ts'

import type { ContactTexts } from './contact-texts.ts'

/** Words of a site in German, with characters that markup has to escape. */
export const textsForTests: ContactTexts = {
  language: 'de',
  theme: theme.parse({ ground: { dark: '#010203', light: '#fdfeff' } }),
  heading: 'Schreib mir',
  submitLabel: 'Absenden',
  back: '/#contact',
  backLabel: 'Zurück',
  received: 'Angekommen & gelesen <bald>',
  refused: 'Nicht angenommen.',
  unreachable: 'Nicht erreichbar.',
  goBack: 'Geh zurück, dein Text ist noch da.',
  mailAddress: 'owner@example.org',
  mailOffer: 'Oder schreib an {address}.',
  fields: {
    name: { label: 'Name', wrong: 'Schreib einen Namen.' },
    email: { label: 'E-Mail', wrong: 'Schreib eine Adresse.' },
    message: { label: 'Nachricht', wrong: 'Schreib etwas.' },
  },
}
