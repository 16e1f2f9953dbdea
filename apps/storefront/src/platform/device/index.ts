import { serverOrigin } from '../environment';
import type { DeviceView } from './types';

export type { DeviceView } from './types';

/** A mini-program fetches no package, whatever it runs on. */
export const readDevice = (): DeviceView => ({ kind: 'mini', isMessenger: false });

/** Mini-programs run in their own app. */
export const isInMessenger = (): boolean => false;

/** Origin of the web pages. */
export const pageOrigin = (): string => serverOrigin;
