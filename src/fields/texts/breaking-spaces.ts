/** Spaces at which a line may break: not those that hold "web :" together in French. */
export const breakingSpaces = /[^\S\u00A0\u202F]+/u
