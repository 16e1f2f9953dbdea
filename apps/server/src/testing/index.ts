export { type CallOptions, type CallResult, signedHeaders } from './call';
export { createTestServer, type TestPerson, type TestServer } from './server';
