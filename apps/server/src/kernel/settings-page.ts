/** Markdown of `docs/settings.md` around the table of settings. */
export function settingsPage(table: string): string {
  return `# Settings

All settings are environment variables, read once at start and checked together: a wrong one stops the server with a list of
every fault. An empty variable counts as unset. This page is written by \`npm run docs:settings -w @voltfront/server\`.

${table}

With \`DATABASE_URL\` and \`REDIS_URL\` any number of server processes may run side by side. Without \`REDIS_URL\` each process
remembers nonces, limits, tickets and sessions by itself, so run only one: a second would let an ended session read for
some seconds more. Without \`DATABASE_URL\` the data folder belongs to one process.
`;
}
