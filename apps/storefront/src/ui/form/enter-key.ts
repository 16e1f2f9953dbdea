/** What the confirm key of the phone's keyboard says. */
export type EnterWord = 'done' | 'search' | 'send' | 'next' | 'go';

/** Props of an input that call `onEnter` for the confirm key of a mini-program's keyboard, and name that key. */
export const enterKey = (onEnter: (() => void) | undefined, word: EnterWord = 'done') =>
  onEnter ? { confirmType: word, onKeyPress: onEnter } : {};
