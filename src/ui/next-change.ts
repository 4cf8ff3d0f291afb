/**
 * The moment of the next frame that has to be drawn, counted in frames, after the one that is shown
 * at `now`: frames in `same` look as the one before them. Infinity where all do.
 */
export function nextChange(now: number, total: number, same: ReadonlySet<number>): number {
  const shown = Math.floor(now)
  for (let next = shown + 1; next <= shown + total; next += 1) {
    if (!same.has(next % total)) return next
  }
  return Infinity
}
