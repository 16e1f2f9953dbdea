import type { KeyboardEvent } from 'react';

/** Makes any element act as a button: tap, Enter and Space. Gives nothing when there is no action. */
export function pressable(onPress: (() => void) | undefined) {
  if (!onPress) return {};
  return {
    role: 'button',
    tabIndex: 0,
    onClick: onPress,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.target !== event.currentTarget || (event.key !== 'Enter' && event.key !== ' ')) return;
      event.preventDefault();
      onPress();
    },
  };
}

/** Props of a pressable element that leads to another page: a link. */
export const linked = (open: (() => void) | undefined) => (open ? { ...pressable(open), role: 'link' } : {});
