import { watch, type FSWatcher, type WatchListener } from 'node:fs'

/** Calls a function when something in a folder changes. Does not keep the process running. */
export function watchFolder(folder: string, onChange: WatchListener<string>): FSWatcher {
  // Windows reports a folder that is deleted as an error (EPERM), which would end the server.
  return watch(folder, { persistent: false }, onChange).on('error', () => {})
}
