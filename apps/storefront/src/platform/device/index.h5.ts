import { readAgent } from './read-agent';
import type { DeviceView } from './types';

export type { DeviceView } from './types';

/** The device, read when a page chooses what to offer; nothing of it is sent or kept. */
export const readDevice = (): DeviceView => readAgent(navigator.userAgent, navigator.maxTouchPoints);

/** Origin of the page. */
export const pageOrigin = (): string => window.location.origin;
