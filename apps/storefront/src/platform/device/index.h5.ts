import { readAgent } from './read-agent';
import type { DeviceView } from './types';

export type { DeviceView } from './types';

/** The device, read when a page chooses what to offer; nothing of it is sent or kept. */
export const readDevice = (): DeviceView => readAgent(navigator.userAgent, navigator.maxTouchPoints);

/** Whether the page is shown by the browser of a messenger; told by the browser's name alone. */
export const isInMessenger = (): boolean => readAgent(navigator.userAgent, 0).isMessenger;

/** Origin of the page. */
export const pageOrigin = (): string => window.location.origin;
