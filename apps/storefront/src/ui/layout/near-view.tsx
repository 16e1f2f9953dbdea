import { useId } from 'react';
import { useNearView } from '@/platform/near-view';
import type { NearViewProps } from './near-view-props';

/**
 * A part of a long page that is drawn while it is near the screen; elsewhere it keeps its height. Mini-programs become slow
 * by more than 1,000 nodes on a page.
 */
export function NearView({ children, height, isFirst = false, within }: NearViewProps) {
  const id = `near${useId().replace(/\W/g, '')}`;
  const { isNear, heightPx } = useNearView(id, within, isFirst);
  return (
    <div id={id} style={isNear ? undefined : { height: `${heightPx ?? height}px` }}>
      {isNear && children}
    </div>
  );
}
