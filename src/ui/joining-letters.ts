/**
 * Matches what changes its shape with what stands beside it, as Arabic letters do: a word of it is
 * not to be taken apart, since half of it shows other letters.
 */
export const joiningLetters =
  /[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Nko}\p{Script=Mongolian}\p{M}]/u
