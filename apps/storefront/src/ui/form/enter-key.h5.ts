import type { KeyboardEvent } from 'react';
import type { EnterWord } from './enter-key';

/** Enter in a field sends the form around it, as people know it from browsers. */
export const ENTER_SUBMITS_FORM = true;

/** Props of an input that call `onEnter` for Enter, and name that key. An Enter that only ends the input of a word does nothing. */
export const enterKey = (onEnter: (() => void) | undefined, word: EnterWord = 'done') =>
  onEnter
    ? {
        enterKeyHint: word,
        onKeyDown: (event: KeyboardEvent) => {
          if (event.key === 'Enter' && !event.nativeEvent.isComposing) onEnter();
        },
      }
    : {};
