// Loaded into a server by `node --import`: writes every statement that it sends, with its values, as a line of JSON to the
// file that RECORD_STATEMENTS names. So that the same SQL can be measured without the server.
import { appendFileSync } from 'node:fs';
import pg from 'pg';

const file = process.env.RECORD_STATEMENTS;
const { submit } = pg.Query.prototype;

pg.Query.prototype.submit = function recorded(connection) {
  const { text, values } = this;
  if (file && text) appendFileSync(file, `${JSON.stringify({ text, values: (values ?? []).map(plain) })}\n`);
  return Reflect.apply(submit, this, [connection]);
};

/** A value as the driver writes it: lists in the notation of PostgreSQL. */
function plain(value) {
  if (Array.isArray(value)) return `{${value.map((item) => JSON.stringify(String(item))).join(',')}}`;
  return value === null || value === undefined ? null : String(value);
}
