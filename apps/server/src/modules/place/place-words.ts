/** Words that are looked for in names and services, which are Chinese in every language. */
export const placeWords = { charging: '充电' } as const;
