import { readAgent } from './read-agent';
import type { DeviceView } from './types';

export type { DeviceKind, DeviceView } from './types';

/** The device, read when a page chooses what to offer; nothing of it is sent or kept. */
export const readDevice = (): DeviceView => readAgent(navigator.userAgent, navigator.maxTouchPoints);

/** Address of the visible page, for codes that open it on a phone. */
export const pageAddress = (): string => window.location.href;

/** Origin of the page. */
export const pageOrigin = (): string => window.location.origin;
