import { useContext, useEffect, useRef } from 'react';
import { PageContext } from '../h5-runtime/page-context';
import { pageLayers } from '../h5-runtime/page-layers';

/** While open, the back key (of the browser, of Android, of the app around) closes the overlay instead of leaving the page. */
export function useOverlayBack(isOpen: boolean, onClose: () => void): void {
  const page = useContext(PageContext)?.record.key;
  const latest = useRef(onClose);
  latest.current = onClose;
  useEffect(() => {
    if (!isOpen || page === undefined) return undefined;
    return pageLayers.open(page, () => latest.current());
  }, [isOpen, page]);
}

/** Nothing to draw for it: the history of the browser does it. */
export const BackHold = (): null => null;
