/** Mini-programs hand no back key to the page: the platform leaves it. */
export function useOverlayBack(_isOpen: boolean, _onClose: () => void): void {}
