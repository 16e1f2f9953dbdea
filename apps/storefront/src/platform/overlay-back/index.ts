/** Baidu hands no back key to the page and has no container for it: the platform leaves the page. */
export function useOverlayBack(_isOpen: boolean, _onClose: () => void): void {}

/** Nothing to draw for it. */
export const BackHold = (): null => null;
