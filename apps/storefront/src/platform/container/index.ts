/** The native car-app container does not host mini-programs. */
export const isInContainer = (): boolean => false;
export const isHarmonyContainer = (): boolean => false;

/** Tells the native app that the customer agreed to the privacy policy. */
export const tellContainerConsent = (): void => undefined;
