/** The maximum size of a file that the content names, in bytes, for visitors on a phone. */
export const assetBudgets = { lottie: 40_000, gif: 400_000, still: 200_000 } as const
