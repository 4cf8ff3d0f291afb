import { entriesOf } from '#fields/raw.ts'

/** A file beside the content that some `src` or `still` names. */
export type AssetReference = { readonly path: readonly (string | number)[]; readonly src: string }

/**
 * Every file that the content names, in document order: by convention a `src` or `still` that
 * begins with `media/` or `animations/`. Addresses of other hosts are not among them.
 */
export function assetReferences(
  value: unknown,
  path: readonly (string | number)[] = [],
): AssetReference[] {
  if (Array.isArray(value)) {
    return value.flatMap((item: unknown, index) => assetReferences(item, [...path, index]))
  }
  return entriesOf(value).flatMap(([key, item]) =>
    (key === 'src' || key === 'still') &&
    typeof item === 'string' &&
    /^(media|animations)\//u.test(item)
      ? [{ path: [...path, key], src: item }]
      : assetReferences(item, [...path, key]),
  )
}
