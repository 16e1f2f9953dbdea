/** Whether this platform can log in without a phone number typed by hand. */
export const hasPlatformLogin = false;

/** A browser has no login of its own. */
export const platformLoginCode = async (): Promise<string | null> => null;
