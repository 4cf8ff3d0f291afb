/** What a line of the log may hold beside its message; never what a visitor wrote, or from where. */
export type LogFields = Readonly<Record<string, string | number | undefined>>

/** Writes one line about what happened. */
export type Log = (level: 'info' | 'warn' | 'error', message: string, fields?: LogFields) => void

/** A log of JSON objects, one on each line; in a terminal they are sentences instead. */
export function createLog(write: (line: string) => void, isTerminal: boolean): Log {
  return (level, message, fields = {}) => {
    if (!isTerminal) {
      write(JSON.stringify({ time: new Date().toISOString(), level, message, ...fields }))
      return
    }
    const given = Object.entries(fields).filter(([, value]) => value !== undefined)
    const details = given.map(([name, value]) => `${name} ${value}`).join(', ')
    // A line break in what another program said begins no line of ours.
    write(JSON.stringify(details === '' ? message : `${message} (${details})`).slice(1, -1))
  }
}

/** What an error says, whatever was thrown. */
export function reason(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
