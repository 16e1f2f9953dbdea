/** Whether the browser has a sheet of its own to share by. */
export const canSend = (): boolean => typeof navigator.share === 'function';

/** Browsers share by a call, not by a kind of button. */
export const sendButton = {};
