/** A side of the row of answers, for the robot's eyes. */
export type Side = 'start' | 'middle' | 'end'

/** Finds the side on which the button of an answer is, among those that a scene offers. */
export function findSide(offered: readonly { readonly id: string }[], answer: string): Side {
  const index = offered.findIndex(({ id }) => id === answer)
  const share = index < 0 || offered.length < 2 ? 0.5 : index / (offered.length - 1)
  return share < 0.35 ? 'start' : share > 0.65 ? 'end' : 'middle'
}
