/** A later version of Folio wrote the database, which this one cannot read. */
export class LaterVersion extends Error {
  constructor(version: number) {
    super(`the database has version ${version} of a later Folio`)
  }
}
