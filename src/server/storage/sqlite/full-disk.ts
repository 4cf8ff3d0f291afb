/** SQLITE_IOERR_SHMSIZE: there is no space for the file that processes share. */
const noSpaceToShare = 4874

/** Names the reason where SQLite says only "disk I/O error", as if the disk were broken. */
export function explainFullDisk(error: unknown): unknown {
  const isFull = error instanceof Error && 'errcode' in error && error.errcode === noSpaceToShare
  return isFull ? new Error('the disk is full', { cause: error }) : error
}
