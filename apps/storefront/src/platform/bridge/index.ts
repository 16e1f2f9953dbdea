export { BridgeError } from './bridge-client';

/** Mini-programs run outside of the native car app. */
export const callApp = async (_method: string, _params: unknown, _token: string): Promise<unknown> => null;
