/** Control characters and half of an emoji: no page can show them. */
// oxlint-disable-next-line no-control-regex -- These are what is looked for.
export const unusable = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F\p{Cs}]/u
