/** The details of a line of the log. Never what a visitor wrote, nor their address. */
export type LogFields = Readonly<Record<string, string | number | undefined>>

/** Writes one line of the log. */
export type Log = (level: 'info' | 'warn' | 'error', message: string, fields?: LogFields) => void

/** Creates a log that writes a JSON object on each line, or sentences in a terminal. */
export function createLog(write: (line: string) => void, isTerminal: boolean): Log {
  return (level, message, fields = {}) => {
    if (!isTerminal) {
      write(JSON.stringify({ time: new Date().toISOString(), level, message, ...fields }))
      return
    }
    const given = Object.entries(fields).filter(([, value]) => value !== undefined)
    const details = given.map(([name, value]) => `${name} ${value}`).join(', ')
    // Escapes line breaks in messages of other programs.
    write(JSON.stringify(details === '' ? message : `${message} (${details})`).slice(1, -1))
  }
}

/**
 * Creates a function that logs a problem when it begins, changes or ends (undefined), not each time it
 * is met.
 */
export function logChanges(log: Log, problem: string, end: string) {
  let last: string | undefined
  return (reason: string | undefined): void => {
    if (reason === last) return
    last = reason
    if (reason === undefined) log('info', end)
    else log('error', problem, { reason })
  }
}
