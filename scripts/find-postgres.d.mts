/** The folder of PostgreSQL's programs; undefined where there is none. */
export function findPostgres(): string | undefined

/** Installs PostgreSQL from Debian where it is missing and can be had; whether it is there now. */
export function installPostgres(): Promise<boolean>
