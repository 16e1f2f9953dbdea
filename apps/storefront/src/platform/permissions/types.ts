/** The customer's decision about a permission; `untold` where the platform does not report it. */
export type PermissionState = 'granted' | 'denied' | 'unasked' | 'untold';
