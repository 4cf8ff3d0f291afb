import { join } from 'node:path'

import { listEntries } from '#disk/list-entries.ts'
import { deleteBuilt } from '#disk/replace-files.ts'

/**
 * What macOS and Windows write into folders, and Word, LibreOffice and Vim beside an open file. It may name
 * the owner's account and files that the owner does not publish, or be an older version of a file.
 */
const systemFile =
  /^(?:\.DS_Store|\._.+|Thumbs\.db|desktop\.ini|~\$.+|\.~lock\..+#|\..+\.sw[op]|.+~)$/iu

/** Removes what a system or an editor has written into a built site: Vite copies all of "public". */
export async function removeSystemFiles(folder: string): Promise<void> {
  const files = listEntries(folder).filter((entry) => entry.isFile() && systemFile.test(entry.name))
  await Promise.all(files.map(({ parentPath, name }) => deleteBuilt(join(parentPath, name))))
}
