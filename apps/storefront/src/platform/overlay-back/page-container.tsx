import type { PageContainerProps } from '@tarojs/components';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { usePageVisible } from '../page-events';
import { closeHeld, heldOverlay, hold, watchHeld } from './held';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      /** By its name and not as a component of Taro's, which knows none for Douyin. */
      'page-container': PageContainerProps;
    }
  }
}

/** Nothing of the container is seen: the overlay itself is drawn by us. */
const UNSEEN = 'width:0;height:0;opacity:0;background:transparent;pointer-events:none';

/** While open, the key back and the gesture close the overlay instead of leaving the page. */
export function useOverlayBack(isOpen: boolean, onClose: () => void): void {
  const isVisible = usePageVisible();
  const latest = useRef(onClose);
  latest.current = onClose;
  const isHeld = isOpen && isVisible;
  useEffect(() => (isHeld ? hold(() => latest.current()) : undefined), [isHeld]);
}

/** The platform's container that takes the key back, once in each page: it allows one, and each one takes it once. */
export function BackHold() {
  const overlay = useSyncExternalStore(watchHeld, heldOverlay);
  const seen = useRef({ overlay, count: 0 });
  if (seen.current.overlay !== overlay) seen.current = { overlay, count: seen.current.count + 1 };
  if (!overlay) return null;
  return (
    <page-container
      key={seen.current.count}
      show
      overlay={false}
      duration={10}
      zIndex={-1}
      customStyle={UNSEEN}
      onBeforeLeave={() => void closeHeld(overlay)}
    />
  );
}
