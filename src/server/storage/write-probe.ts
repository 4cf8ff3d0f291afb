import { randomBytes } from 'node:crypto'

/** Writes one row, in SQL that both databases understand. */
export const probeStatement = `INSERT INTO write_probe (id, filler) VALUES (1, $1)
  ON CONFLICT (id) DO UPDATE SET filler = excluded.filler`

/**
 * Creates text of 64,000 bytes that cannot be compressed. The longest message has 20,000, and a page
 * of each index is written with it.
 */
export function createProbe(): string {
  return randomBytes(48_000).toString('base64')
}
