import { createPartsCommand } from '../parts-command.ts'
import { backup } from './backup.ts'
import { badInput } from './bad-input.ts'
import { cluster } from './cluster.ts'
import { container } from './container.ts'
import { crash } from './crash.ts'
import { faults } from './faults.ts'
import { speed } from './speed.ts'

/** Measures the contact service. */
export const contact = createPartsCommand(
  'contact',
  'measure the contact service: load, crashes, bad input, faults',
  {
    load: (isSmall) => speed(isSmall ? 3 : 30),
    crash: (isSmall) => crash(isSmall ? 3 : 50),
    'bad-input': (isSmall) => badInput(isSmall ? 500 : 10_000),
    backup: (isSmall) => backup(isSmall ? 10_000 : 100_000),
    container,
    cluster: (isSmall) => cluster(isSmall ? 20 : 60),
    faults: (isSmall) => faults(isSmall ? 5000 : 60_000),
  },
)
