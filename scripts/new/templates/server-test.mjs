const head = (path = '') => `import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../../testing';
${path}`;

const start = `
let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());
`;

/** Tests of something that changes, through HTTP. */
export const actionTest = ({
  key,
  names: { manyCamel, many, one, oneCamel },
}) => `${head(`import { ${manyCamel} } from './${many}.tables';\n`)}
const ADD = '${key}';
${start}
const kept = () => server.database.db.select().from(${manyCamel});

describe('adding a ${one.replaceAll('-', ' ')}', () => {
  it('keeps it for the caller', async () => {
    const { token, accountId } = await server.login();
    const { ${oneCamel}Id } = await server.ask(ADD, { token, body: { title: 'mine' } });
    expect(await kept()).toContainEqual(expect.objectContaining({ accountId, id: ${oneCamel}Id, title: 'mine' }));
  });

  it('refuses visitors and an empty title', async () => {
    const before = (await kept()).length;
    expect((await server.call(ADD, { body: { title: 'nobody' } })).name).toBe('LOGIN_EXPIRED');
    const { token } = await server.login();
    expect((await server.call(ADD, { token, body: { title: ' ' } })).name).toBe('BAD_INPUT');
    expect(await kept()).toHaveLength(before);
  });
});
`;
