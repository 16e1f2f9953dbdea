import { serverOrigin } from '../environment';
import type { DeviceView } from './types';

export type { DeviceKind, DeviceView } from './types';

/** A mini-program fetches no package, whatever it runs on. */
export const readDevice = (): DeviceView => ({ kind: 'mini', isMessenger: false });

/** The web page of the download, to be opened in a browser. */
export const pageAddress = (): string => `${serverOrigin}/pages/download/index`;

/** Origin of the web pages. */
export const pageOrigin = (): string => serverOrigin;
