/** `unavailable`: this platform has no identity check, or the app did not answer. */
export type IdentityProof = 'verified' | 'refused' | 'unavailable';
