export { signedHeaders } from './call';
export { countStatements } from './count-statements';
export { createTestServer, type TestPerson, type TestServer } from './server';
