/** Current version of the privacy documents: what a consent is recorded for. */
export const privacyVersion = '3.0';
