// Before a build or a database takes its time: npm may be stopped then.
const parent = process.ppid

/** Whether npm or npx, which started this process, was stopped: it ends only its shell. */
export function isLeftByNpm(): boolean {
  const isStartedByNpm = process.env['npm_lifecycle_event'] !== undefined
  return isStartedByNpm && process.platform !== 'win32' && process.ppid !== parent
}
