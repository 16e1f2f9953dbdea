/** Browsers have no page of permissions that an app could open. */
export const hasPermissions = false;

export const openPermissions = (): Promise<boolean> => Promise.resolve(false);
