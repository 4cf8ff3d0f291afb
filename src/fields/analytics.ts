import { z } from 'zod'

import { choice } from './choice.ts'
import { addPattern } from './add-pattern.ts'
import { webHost } from './links/web-host.ts'

const nameAtPlausible = /^[\p{L}\p{Nd}][\p{L}\p{M}\p{Nd}.-]*(\/[\w~-][\w.~-]*)*$/u

/** The service that counts visits. Its script and its endpoint follow from these settings. */
export const analytics = z
  .strictObject({
    service: choice({
      goatcounter: 'GoatCounter, at goatcounter.com or on a server of yours.',
      plausible: 'Plausible, at plausible.io or on a server of yours.',
    }).meta({
      description: 'The service that counts visits.',
      examples: ['plausible'],
    }),
    // A service on this machine is for trying it: browsers block http:// in a published page.
    url: addPattern(
      z.string().max(500),
      new RegExp(
        String.raw`^(https:\/\/${webHost}|http:\/\/(localhost|127\.0\.0\.1)(:\d{1,5})?)\/?$`,
        'u',
      ),
      'Write the https:// address of the service and nothing after its host, as in "https://me.goatcounter.com"',
    )
      .optional()
      .meta({
        title: 'Address of the service',
        description:
          'Where you see your visits: the https:// address of your GoatCounter, or of a Plausible on a server of yours. Left out: https://plausible.io. GoatCounter needs it.',
        examples: ['https://stats.example.org', 'https://me.goatcounter.com'],
      }),
    domain: addPattern(
      z.string().max(250),
      nameAtPlausible,
      'Write the name of the site as Plausible shows it, without https://, as in "ada.dev"',
    )
      .optional()
      .meta({
        title: 'Name of the site',
        description:
          'For Plausible alone: the name that you gave your site there. Left out: the host of "url" in "site", without "www.".',
        examples: ['ada.dev'],
      }),
  })
  .meta({
    id: 'Analytics',
    title: 'Count visits',
    description:
      'The service that counts visits, without cookies. Leave it out, and nobody counts. Visitors who ask not to be tracked, or save data, are not counted.',
    examples: [{ service: 'goatcounter', url: 'https://me.goatcounter.com' }],
  })

export type Analytics = z.infer<typeof analytics>

export const nameAtPlausiblePattern = String(nameAtPlausible)

/** The name at Plausible that is meant by an address: "ada.dev" for "https://ada.dev/". */
export function suggestNameAtPlausible(found: string): string | undefined {
  const name = found
    .trim()
    .replace(/^https?:\/\//iu, '')
    .replace(/[/?#]+$/u, '')
  return nameAtPlausible.test(name) ? name : undefined
}
