/** Finds the folder of PostgreSQL's programs. */
export function findPostgres(): string | undefined

/** Installs a missing PostgreSQL on Debian. Returns whether it is installed now. */
export function installPostgres(): Promise<boolean>
