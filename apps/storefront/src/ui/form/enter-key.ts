/** Label of the confirm key of the phone's keyboard. */
export type EnterWord = 'done' | 'search' | 'send' | 'next' | 'go';

/** The confirm key of a phone's keyboard only hides the keyboard; it does not submit the form. */
export const ENTER_SUBMITS_FORM = false;

/** Props of an input that call `onEnter` for the confirm key of a mini-program's keyboard, and name that key. */
export const enterKey = (onEnter: (() => void) | undefined, word: EnterWord = 'done') =>
  onEnter ? { confirmType: word, onKeyPress: onEnter } : {};
