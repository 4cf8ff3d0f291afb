/**
 * Returns the default export of a CommonJS package. Bundlers and Node disagree on whether a default
 * import is that export or the object of all exports.
 */
export function unwrapDefault<Exported>(
  imported: Exported | { readonly default: Exported },
): Exported {
  return typeof imported === 'object' && imported !== null && 'default' in imported
    ? imported.default
    : imported
}
