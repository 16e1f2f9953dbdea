import { ScrollView } from '@tarojs/components';
import { useEffect, useState } from 'react';
import { cx } from '../cx';
import styles from './pan-area.module.css';
import type { PanAreaProps } from './pan-area-props';

/** An area that scrolls both ways, by the mini-program's own scroll view, which scrolls to a child when its id changes. */
export function PanArea({ children, id, className, show }: PanAreaProps) {
  const [shownId, setShownId] = useState('');
  useEffect(() => {
    setShownId('');
    if (!show) return undefined;
    const timer = setTimeout(() => setShownId(show.id));
    return () => clearTimeout(timer);
  }, [show]);
  return (
    <ScrollView
      id={id}
      className={cx(styles.area, className)}
      scrollX
      scrollY
      scrollWithAnimation
      enhanced
      scrollIntoView={shownId}
    >
      {children}
    </ScrollView>
  );
}
