import { createPartsCommand } from '../parts-command.ts'
import { manyAddresses } from './many-addresses.ts'
import { pipelining } from './pipelining.ts'
import { slowClients } from './slow-clients.ts'

/** Attacks the service as strangers could. */
export const attack = createPartsCommand('attack', 'flood the service as strangers could', {
  pipelining: (isSmall) => pipelining(isSmall ? 10 : 107),
  'slow-clients': (isSmall) => slowClients(isSmall ? 10 : 60),
  'many-addresses': (isSmall) => manyAddresses(isSmall ? 700 : 6000),
})
