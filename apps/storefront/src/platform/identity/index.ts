import type { IdentityProof } from './types';

export type { IdentityProof } from './types';

/** Mini-programs have no check of the person's name that a page could ask for. */
export const proveIdentity = async (_purpose: string): Promise<IdentityProof> => 'unavailable';
