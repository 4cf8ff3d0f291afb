import type { Description } from '#problems/problem.ts'

import type { Lottie } from './animations/lottie.ts'

/** A file beside the content. */
export type AssetFile = {
  /** In bytes. */
  readonly size: number
  /** Whether it is a link to a file outside the folder of the content. */
  readonly isOutside?: boolean
  /** Reads the file; throws if it cannot be read, as `text` does. */
  readonly bytes: () => Uint8Array
  readonly text: () => string
}

/** What a file is, and its own problems. */
export type Asset = {
  readonly problems: readonly Description[]
  readonly lottie?: Lottie
  /** Of a drawing that is published as a file. */
  readonly script?: Description | undefined
  /** Whether a picture has more than one frame. */
  readonly moves?: boolean
  /** Of a picture that is not a drawing, in pixels. */
  readonly width?: number
}

/** The files beside the content. */
export type Assets = {
  readonly hasAsset: (path: string) => boolean
  /** The file at a path; left out, the files themselves are not checked. */
  readonly openAsset?: (path: string) => AssetFile | undefined
  /** The paths of all files, for suggestions. */
  readonly listAssets?: () => readonly string[]
  /** The paths of all files in the folder "pages". */
  readonly listPages?: () => readonly string[]
  /** The folder of the content, as messages name it; "content" if left out. */
  readonly folder?: string
}

/** The path of a file beside the content, for messages. */
export function writePath(name: string, { folder = 'content' }: Pick<Assets, 'folder'>): string {
  return `${folder}/${name}`
}
