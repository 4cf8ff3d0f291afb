/** The name of the engine in the registry of npm. */
export const packageName = '@folio-page/folio'
