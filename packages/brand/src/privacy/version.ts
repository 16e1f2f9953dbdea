/** Version of the lists; it grows with every change of an item, a third party or a permission. */
export const privacyListVersion = '1.3';

/** First day of this version, YYYY-MM-DD. */
export const privacyListedOn = '2026-11-29';
