import type { GraphicsDevice } from './types';

export type { GraphicsDevice } from './types';

/** Mini-programs draw no 3D of ours. */
export const graphicsDevice = (_hasConsent: boolean): GraphicsDevice => ({ hasWebgl2: false });
