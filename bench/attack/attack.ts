import { createPartsCommand } from '../parts-command.ts'
import { attackFromManyAddresses } from './many-addresses.ts'
import { attackByPipelining } from './pipelining.ts'
import { attackWithSlowClients } from './slow-clients.ts'

/** Attacks the service as strangers could. */
export const attack = createPartsCommand('attack', 'flood the service as strangers could', {
  pipelining: (isSmall) => attackByPipelining(isSmall ? 10 : 107),
  'slow-clients': (isSmall) => attackWithSlowClients(isSmall ? 10 : 60),
  'many-addresses': (isSmall) => attackFromManyAddresses(isSmall ? 700 : 6000),
})
