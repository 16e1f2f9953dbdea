/** `unavailable`: nobody here proves who the person is, or the app could not be asked. */
export type IdentityProof = 'verified' | 'refused' | 'unavailable';
