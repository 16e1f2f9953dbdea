/** What the customer decided about a permission; `untold` where the platform does not say. */
export type PermissionState = 'granted' | 'denied' | 'unasked' | 'untold';
