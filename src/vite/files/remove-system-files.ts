import { join } from 'node:path'

import { listEntries } from '#disk/list-entries.ts'
import { deleteBuilt } from '#disk/replace-files.ts'

/** What macOS and Windows write into folders. It may name files that the owner does not publish. */
const systemFile = /^(?:\.DS_Store|\._.+|Thumbs\.db|desktop\.ini)$/iu

/** Removes what a system has written into the folders of a built site: Vite copies all of "public". */
export async function removeSystemFiles(folder: string): Promise<void> {
  const files = listEntries(folder).filter((entry) => entry.isFile() && systemFile.test(entry.name))
  await Promise.all(files.map(({ parentPath, name }) => deleteBuilt(join(parentPath, name))))
}
