/** Browsers have no such page: false. */
export const openPermissions = (): Promise<boolean> => Promise.resolve(false);
