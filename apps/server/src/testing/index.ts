export { type CallOptions, type CallResult, signedHeaders } from './call';
export { type Counted, countStatements } from './count-statements';
export { createTestServer, type TestPerson, type TestServer } from './server';
