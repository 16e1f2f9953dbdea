/** Most addresses in the book of a person. */
export const ADDRESS_LIMIT = 20;

/** Shortest and longest name of a receiver, in characters. */
export const RECEIVER_LENGTH = { min: 2, max: 20 } as const;

/** Shortest and longest street with house number, in characters. */
export const STREET_LENGTH = { min: 5, max: 100 } as const;

/** What an address may be labelled as. */
export const addressLabels = ['home', 'company', 'school'] as const;

export type AddressLabel = (typeof addressLabels)[number];
