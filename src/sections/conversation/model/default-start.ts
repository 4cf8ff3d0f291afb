/** The scene that opens a script which does not say otherwise. */
export const defaultStart = 'intro'
