import { createPartsCommand } from '../parts-command.ts'
import { backup } from './backup.ts'
import { sendBadInput } from './bad-input.ts'
import { cluster } from './cluster.ts'
import { tryContainer } from './container.ts'
import { crash } from './crash.ts'
import { causeFaults } from './faults.ts'
import { measureSpeed } from './speed.ts'

/** Measures the contact service. */
export const contact = createPartsCommand(
  'contact',
  'measure the contact service: load, crashes, bad input, faults',
  {
    load: (isSmall) => measureSpeed(isSmall ? 3 : 30),
    crash: (isSmall) => crash(isSmall ? 3 : 50),
    'bad-input': (isSmall) => sendBadInput(isSmall ? 500 : 10_000),
    backup: (isSmall) => backup(isSmall ? 10_000 : 100_000),
    container: tryContainer,
    cluster: (isSmall) => cluster(isSmall ? 20 : 60),
    faults: (isSmall) => causeFaults(isSmall ? 5000 : 60_000),
  },
)
