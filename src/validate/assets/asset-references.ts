import type { Path } from '#json/path.ts'

import { listTexts } from '#validate/list-texts.ts'

/** A file beside the content that some `src` or `still` names. */
export type AssetReference = { readonly path: Path; readonly src: string }

/**
 * Every file that the content names, in document order: by convention a `src` or `still` that
 * begins with `media/` or `animations/`. Addresses of other hosts are not among them.
 */
export function assetReferences(document: unknown): AssetReference[] {
  return listTexts(document)
    .filter(
      ({ field, text }) => /^(?:src|still)$/u.test(field) && /^(media|animations)\//u.test(text),
    )
    .map(({ path, text }) => ({ path, src: text }))
}
