import { Refusal } from '#disk/refusal.ts'

/** A later version of Folio wrote the database, which this one cannot read. */
export function describeLaterVersion(version: number): Refusal {
  return new Refusal(`The database has version ${version} of a later Folio. Update Folio.`)
}
