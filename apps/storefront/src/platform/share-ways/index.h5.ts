import { isInWechat } from '../wechat-sdk/is-in-wechat';

/** Whether the browser has a sheet of its own to share by, or a menu that the page can point at. */
export const canSend = (): boolean => typeof navigator.share === 'function' || isInWechat();

/** The menu is the browser's, and has to be shown to the customer. */
export const wantsGuide = (): boolean => isInWechat();

/** Browsers share by a call, not by a kind of button. */
export const sendButton = {};
