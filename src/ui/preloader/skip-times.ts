/** How long the letters glide after an input, then how long the ground fades, ms. */
export const skipTimes = { glide: 260, clear: 180 } as const
