/** Browsers do not scan by themselves. */
export const canScan = false;

export const scanCode = async (): Promise<string | null> => null;
