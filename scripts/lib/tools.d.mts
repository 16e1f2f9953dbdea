/** Folder of PostgreSQL's programs (`postgres`, `initdb`, `pg_dump`); undefined where none is found. */
export function findPostgres(): string | undefined;
