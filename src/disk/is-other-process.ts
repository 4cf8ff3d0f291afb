import { hasCode } from './has-code.ts'

/** Whether an id is that of a running process, and not of this one. */
export function isOtherProcess(id: number): boolean {
  if (!(id > 0) || id === process.pid) return false
  try {
    // Sends nothing, and throws if there is no such process.
    return process.kill(id, 0)
  } catch (error) {
    return hasCode(error, 'EPERM')
  }
}
