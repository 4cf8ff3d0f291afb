/** The names of all commands, in the order in which the list of commands has them. */
export const commandNames = [
  'dev',
  'build',
  'start',
  'validate',
  'check',
  'explain',
  'graph',
  'play',
  'migrate',
  'upgrade',
  'inbox',
  'schema',
  'new',
] as const
