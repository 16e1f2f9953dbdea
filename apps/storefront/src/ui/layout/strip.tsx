import { ScrollView } from '@tarojs/components';
import { useEffect, useState } from 'react';
import { useStripIds } from './strip-ids';
import type { StripProps } from './strip-props';

/**
 * A row that scrolls sideways, by the mini-program's own scroll view, and keeps the chosen child in sight. The platforms
 * bring a child to the left edge, so the one before it is shown there: it tells that there is more on that side.
 */
export function Strip({ children, chosen, className }: StripProps) {
  const idOf = useStripIds();
  const [shownId, setShownId] = useState('');
  useEffect(() => {
    // Only once the children are drawn is there one to scroll to.
    if (chosen >= 0) setShownId(idOf(Math.max(0, chosen - 1)));
  }, [idOf, chosen]);
  return (
    <ScrollView
      className={className}
      scrollX
      scrollWithAnimation
      enhanced
      showScrollbar={false}
      scrollIntoView={shownId}
    >
      {children(idOf)}
    </ScrollView>
  );
}
