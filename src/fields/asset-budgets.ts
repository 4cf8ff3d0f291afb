/** The most bytes a file beside the content may have, by kind: what a visitor on a phone can bear. */
export const assetBudgets = { lottie: 40_000, gif: 400_000, still: 200_000 } as const
