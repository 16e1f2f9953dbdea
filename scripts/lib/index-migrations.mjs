const BREAKPOINT = '--> statement-breakpoint';
/** First line of a migration that the server runs outside of a transaction, as indices built concurrently need. */
const OUTSIDE = '-- outside of a transaction\n';

const CREATED = /^CREATE TABLE (?:IF NOT EXISTS )?"(\w+)"/;
const INDEX = /^(CREATE (?:UNIQUE )?INDEX) ("\w+" ON "(\w+)")/;

/**
 * Takes the indices of tables that were there before out of a generated migration: built in a transaction, they would keep
 * everybody from writing to a large table.
 * @returns `rest`: SQL of the migration without them; `indices`: SQL of a migration that builds them. Empty: nothing to do.
 */
export function splitIndices(text) {
  const statements = text
    .split(BREAKPOINT)
    .map((statement) => statement.trim())
    .filter(Boolean);
  const made = new Set(statements.map((statement) => CREATED.exec(statement)?.[1]));
  const isLate = (statement) => INDEX.test(statement) && !made.has(INDEX.exec(statement)[3]);
  const join = (chosen) => chosen.join(`\n${BREAKPOINT}\n`);
  const indices = statements.filter(isLate).map((statement) => statement.replace(INDEX, '$1 CONCURRENTLY $2'));
  return {
    rest: join(statements.filter((statement) => !isLate(statement))),
    indices: indices.length > 0 ? `${OUTSIDE}${join(indices)}\n` : '',
  };
}
