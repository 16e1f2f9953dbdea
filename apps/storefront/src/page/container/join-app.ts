/** Mini-programs run outside of the native car app. */
export const joinApp = (): Promise<void> | undefined => undefined;
