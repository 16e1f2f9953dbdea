/** APIs of the messenger that pages use: share cards and menu, payment, location, camera. */
export const jsApiList: readonly string[] = [
  'updateAppMessageShareData',
  'updateTimelineShareData',
  'hideMenuItems',
  'showMenuItems',
  'hideOptionMenu',
  'showOptionMenu',
  'hideAllNonBaseMenuItem',
  'showAllNonBaseMenuItem',
  'closeWindow',
  'chooseWXPay',
  'getLocation',
  'openLocation',
  'scanQRCode',
  'chooseImage',
  'previewImage',
  'uploadImage',
  'getLocalImgData',
  'getNetworkType',
];

/** Items of the menu that pass a page on. */
export const shareItems: readonly string[] = [
  'menuItem:share:appMessage',
  'menuItem:share:timeline',
  'menuItem:share:qq',
  'menuItem:share:weiboApp',
  'menuItem:share:QZone',
  'menuItem:copyUrl',
  'menuItem:openWithSafari',
  'menuItem:openWithQQBrowser',
];
