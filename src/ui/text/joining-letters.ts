/**
 * Matches letters that join their neighbours, such as Arabic. A word of them cannot be split,
 * because a part has other letter shapes.
 */
export const joiningLetters =
  /[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Nko}\p{Script=Mongolian}\p{M}]/u
