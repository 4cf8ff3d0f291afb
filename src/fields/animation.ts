import { z } from 'zod'

/** A looping Lottie animation: a file in `content/animations` or an https address. */
export const animation = z
  .strictObject({
    src: z
      .string()
      .max(2000)
      .regex(
        /^(https:\/\/[^\s<>"\\]+|animations\/(?!.*\.\.)[^\s<>"\\]+\.json)$/u,
        'Name a Lottie file in content/animations, as "animations/name.json", or an https:// address',
      )
      .meta({
        title: 'Lottie file',
        description:
          'A file beside the content, as "animations/name.json", or an https:// address. Expressions are not played.',
        examples: ['animations/hero.json'],
      }),
  })
  .meta({ id: 'Animation', title: 'Animation', description: 'A looping Lottie animation.' })

export type Animation = z.infer<typeof animation>
