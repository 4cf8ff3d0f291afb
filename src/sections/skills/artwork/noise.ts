/** The torn signal, as far as x = 68 at mid height: every artwork continues it. */
export const noise =
  'M0 160H10M8 148H22M14 176H34M20 136H26M30 154H50M32 190H38M44 168H62M46 142H52M58 152H76M68 160'
