import { z } from 'zod'

import { template } from '#fields/template.ts'
import { text } from '#fields/text.ts'

/** Interface words that belong to no section. */
export const labels = z
  .strictObject({
    skipLink: text(60)
      .default('Skip to the content')
      .meta({
        title: 'Skip link',
        description:
          'The first stop of the Tab key, seen when it is reached: a link past the navigation.',
        examples: ['Skip to the content'],
      }),
    navigation: text(60, 'sometimes')
      .default('Main')
      .meta({
        title: 'Name of the navigation',
        description: 'What a screen reader calls the navigation. It is not seen.',
        examples: ['Main'],
      }),
    socialLinks: text(60, 'sometimes')
      .default('Elsewhere')
      .meta({
        title: 'Name of the social links',
        description: 'What a screen reader calls the stack of social buttons. It is not seen.',
        examples: ['Elsewhere'],
      }),
    newTab: text(60, 'sometimes')
      .default('(opens in a new tab)')
      .meta({
        title: 'New tab',
        description:
          'What a screen reader says after the name of a link that opens in a new tab. It is not seen.',
        examples: ['(opens in a new tab)'],
      }),
    pauseMotion: text(40, 'sometimes')
      .default('Pause motion')
      .meta({
        title: 'Pause motion',
        description:
          'The button in the bar that stops all movement of the page, while it moves. A phone shows its sign alone.',
        examples: ['Pause motion'],
      }),
    playMotion: text(40, 'sometimes')
      .default('Play motion')
      .meta({
        title: 'Play motion',
        description: 'The same button while the page stands still: it lets all move again.',
        examples: ['Play motion'],
      }),
    playPicture: template(60, 'picture')
      .default('Play: {picture}')
      .meta({
        title: 'Play a picture',
        description:
          'What a screen reader calls the button on a gif that stands still. The site fills {picture} with what it shows.',
        examples: ['Play: {picture}'],
      }),
    pausePicture: template(60, 'picture')
      .default('Pause: {picture}')
      .meta({
        title: 'Pause a picture',
        description:
          'What a screen reader calls the button on a gif that was played by it. The site fills {picture} with what it shows.',
        examples: ['Pause: {picture}'],
      }),
    showAnimation: text(60, 'sometimes')
      .default('Show the animation')
      .meta({
        title: 'Show the animation',
        description:
          'The button in the place of an animation that is not fetched by itself, for visitors who save data or have a slow network.',
        examples: ['Show the animation'],
      }),
    chunkFailed: template(120, 'id')
      .default('Loading chunk {id} failed')
      .meta({
        title: 'Chunk failed',
        description:
          'Stands where a part of the page did not load. The site fills {id} with the name of the part.',
        examples: ['Loading chunk {id} failed'],
      }),
    chunkTimeout: text(60, 'sometimes')
      .default('timeout')
      .meta({
        title: 'Failure type: time-out',
        description: 'Stands after that message when the part did not arrive in time.',
        examples: ['timeout'],
      }),
    chunkMissing: text(60, 'sometimes')
      .default('missing')
      .meta({
        title: 'Failure type: missing',
        description: 'Stands after that message when the part could not be fetched.',
        examples: ['missing'],
      }),
    chunkBroken: text(60, 'sometimes')
      .default('error')
      .meta({
        title: 'Failure type: error',
        description: 'Stands after that message when the part arrived and could not be run.',
        examples: ['error'],
      }),
    sectionFailed: text(200, 'sometimes')
      .default('This part of the page could not be shown.')
      .meta({
        title: 'Section failed',
        description: 'Stands in the place of a section that broke. The rest of the page goes on.',
        examples: ['This part of the page could not be shown.'],
      }),
    retry: text(40, 'sometimes')
      .default('Retry')
      .meta({
        title: 'Retry',
        description: 'The words on the button that loads a part again.',
        examples: ['Retry'],
      }),
  })
  .prefault({})
  .meta({
    id: 'Labels',
    title: 'Labels',
    description:
      'Words of the page that belong to no section. Write those that you want to change, in another language for one.',
    examples: [{ skipLink: 'Zum Inhalt' }],
  })

export type Labels = z.infer<typeof labels>
