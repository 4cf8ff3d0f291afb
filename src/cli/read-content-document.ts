import { indexLines } from '#json/index-lines.ts'
import type { Path } from '#json/path.ts'
import { findRange, readJson } from '#json/read-json.ts'
import { completeDocument } from '#validate/shape/completion/complete-document.ts'

/** A content file, read in spite of its problems. */
export type ContentDocument = {
  readonly document: unknown
  /** Returns the file and the line of a path: "content/portfolio.json:12". */
  readonly locate: (path: Path) => string
}

/** Reads the text of a content file, to explain what it has. */
export function readContentDocument(file: string, text: string): ContentDocument {
  const { document, root } = readJson(text)
  const findPosition = indexLines(text)
  return {
    document: completeDocument(document),
    locate: (path) => `${file}:${findPosition(findRange(root, path).start).line}`,
  }
}
