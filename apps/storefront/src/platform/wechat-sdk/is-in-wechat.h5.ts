/** The browser of the messenger; the web view of its mini-programs shares by other means. */
export const isInWechat = (): boolean =>
  /MicroMessenger/i.test(navigator.userAgent) && !/miniProgram/i.test(navigator.userAgent);
