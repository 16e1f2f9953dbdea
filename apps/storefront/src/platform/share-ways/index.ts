/** Mini-programs send cards: a button of kind `share` sends what the page gave to `useShareContent`. */
export const canSend = (): boolean => true;

/** The platform's own button sends: nothing has to be shown. */
export const wantsGuide = (): boolean => false;

/** Props that make a button send the page's card. */
export const sendButton = { openType: 'share' };
