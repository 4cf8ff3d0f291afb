import { z } from 'zod'

/** A duration in whole milliseconds, at most ten minutes. */
export const milliseconds = z.int().min(0).max(600_000)
