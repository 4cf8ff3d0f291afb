import { z } from 'zod'

import { label, labelTemplate } from './label.ts'

/** Labels that belong to no section. Those that only a script shows are 'sometimes'. */
export const labels = z
  .strictObject({
    skipLink: label('Skip to the content', 60).describe(
      'A link past the navigation. It is the first stop of the Tab key, and visible only then.',
    ),
    navigation: label('Main', 60, 'sometimes').meta({
      title: 'Name of the navigation',
      description: 'What screen readers call the navigation. It is not visible.',
    }),
    menu: label('Menu', 40, 'sometimes').describe(
      'The button that opens the links of the navigation where they do not fit beside each other, as on phones. It shows the current section instead; screen readers say both.',
    ),
    socialLinks: label('Elsewhere', 60, 'sometimes').meta({
      title: 'Name of the social links',
      description:
        'What screen readers call the social links, and the button that opens two or more of them. It is not visible.',
    }),
    newTab: label('(opens in a new tab)', 60, 'sometimes').describe(
      'What screen readers say after a link that opens in a new tab. It is not visible.',
    ),
    pauseMotion: label('Pause motion', 40, 'sometimes').describe(
      'The button in the bar that stops all motion. Phones show only its icon.',
    ),
    playMotion: label('Play motion', 40, 'sometimes').describe(
      'The same button while motion is off: it starts motion again.',
    ),
    colourScheme: label('Colour scheme', 40, 'sometimes').describe(
      'The button in the bar that opens the choice between the colour schemes. It shows only an icon, and this when the mouse rests on it.',
    ),
    schemeSystem: label('System', 40, 'sometimes').meta({
      title: 'Scheme of the system',
      description: 'The colour scheme that the visitor’s device is set to.',
    }),
    schemeDark: label('Dark', 40, 'sometimes').meta({
      title: 'Dark scheme',
      description: 'The dark colour scheme.',
    }),
    schemeLight: label('Light', 40, 'sometimes').meta({
      title: 'Light scheme',
      description: 'The light colour scheme.',
    }),
    playPicture: labelTemplate('Play: {picture}', 60).describe(
      'What screen readers call the button that plays a gif. The site replaces {picture} by the alt of the gif.',
    ),
    pausePicture: labelTemplate('Pause: {picture}', 60).describe(
      'What screen readers call the button that stops a gif. The site replaces {picture} by the alt of the gif.',
    ),
    showAnimation: label('Show the animation', 60, 'sometimes').describe(
      'The button in place of an animation, for visitors who save data or have a slow network.',
    ),
    code: label('Code', 40, 'sometimes').meta({
      title: 'Name of a block of code',
      description:
        'What screen readers call a block of code in a story, before the name of its language. It is not visible.',
    }),
    chunkFailed: labelTemplate('Loading chunk {id} failed', 120).describe(
      'The message in place of a part that did not load. The site replaces {id} by the name of the part.',
    ),
    chunkTimeout: label('timeout', 60, 'sometimes').describe(
      'Follows that message if the part did not arrive in time.',
    ),
    chunkMissing: label('missing', 60, 'sometimes').describe(
      'Follows that message if the part could not be downloaded.',
    ),
    chunkBroken: label('error', 60, 'sometimes').describe(
      'Follows that message if the part arrived and failed to run.',
    ),
    sectionFailed: label('This part of the page could not be shown.', 200, 'sometimes').describe(
      'The message in place of a section that failed. The rest of the page works.',
    ),
    retry: label('Retry', 40, 'sometimes').describe('The button that loads a part again.'),
  })
  .prefault({})
  .meta({
    id: 'Labels',
    title: 'Labels',
    description:
      'Labels of the page that belong to no section. Write only those that you want to change, for example in another language.',
    examples: [{ skipLink: 'Zum Inhalt' }],
  })

export type Labels = z.infer<typeof labels>
