/** The size of pictures for shared links, in px. */
export const shareSize = { width: 1200, height: 630 } as const

/** The same as messages name it. */
export const shareSizeText = `${shareSize.width} by ${shareSize.height}`
