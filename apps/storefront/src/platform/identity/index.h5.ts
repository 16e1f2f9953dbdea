import { bridgeCodes } from '@voltfront/bridge/errors';
import { BridgeError, callApp } from '../bridge';
import { isInContainer } from '../container';
import type { IdentityProof } from './types';

export type { IdentityProof } from './types';

/**
 * Has the native app prove by ID and face who the person is; browsers have nothing like it.
 * An app that has no such check, or does not answer, leaves the proof to the server.
 * @param purpose what it is for, shown to the person
 */
export async function proveIdentity(purpose: string): Promise<IdentityProof> {
  if (!isInContainer()) return 'unavailable';
  return callApp('authorization.realNameAuth', { purpose }).then(
    ({ isVerified }) => (isVerified ? 'verified' : 'refused'),
    (error) => (error instanceof BridgeError && error.code === bridgeCodes.failed ? 'refused' : 'unavailable'),
  );
}
