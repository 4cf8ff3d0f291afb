import { randomBytes } from 'node:crypto'

/** A write in SQL that both databases understand. */
export const probeStatement = `INSERT INTO write_probe (id, filler) VALUES (1, $1)
  ON CONFLICT (id) DO UPDATE SET filler = excluded.filler`

/**
 * Text that cannot be compressed, of 64,000 bytes: the longest message is 20,000, and a page of each
 * index is written with it.
 */
export function probeText(): string {
  return randomBytes(48_000).toString('base64')
}
