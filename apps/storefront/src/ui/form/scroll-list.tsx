import { ScrollView } from '@tarojs/components';
import type { ScrollListProps } from './scroll-list-props';

/** A list that scrolls inside a sheet, by the mini-program's own scroll view. */
export function ScrollList({ children, className, showId }: ScrollListProps) {
  return (
    <ScrollView className={className} scrollY scrollIntoView={showId ?? ''}>
      {children}
    </ScrollView>
  );
}
