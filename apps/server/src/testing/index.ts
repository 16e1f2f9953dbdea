export { type CallOptions, type CallResult, signedHeaders } from './call';
export { createTestServer, type TestServer } from './server';
