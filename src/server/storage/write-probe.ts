import { randomBytes } from 'node:crypto'

/** A write that takes as much room as a large message, in SQL that both databases understand. */
export const probeStatement = `INSERT INTO write_probe (id, filler) VALUES (1, $1)
  ON CONFLICT (id) DO UPDATE SET filler = excluded.filler`

/** 16,000 characters that cannot be compressed. */
export function probeText(): string {
  return randomBytes(12_000).toString('base64')
}
