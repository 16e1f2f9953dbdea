const PARTS = [
  ...['api', 'custom-tab-bar', 'navigation', 'page', 'platform', 'session', 'ui'],
  ...['account', 'agreement', 'captcha', 'community/feed', 'delivery', 'home', 'message', 'mine'].map(
    (name) => `features/${name}`,
  ),
  'features/documents/web-page',
  ...['order-summary', 'payment', 'place'].map((name) => `features/${name}`),
  ...['buyer', 'confirm', 'coupon', 'detail', 'list', 'notice', 'sheet'].map((name) => `features/order/${name}`),
  ...['car-3d', 'configurator', 'full-view', 'models', 'parameters', 'preview', 'shared', 'stage'].map(
    (name) => `features/vehicle/${name}`,
  ),
  ...['car', 'community', 'home', 'location', 'login', 'mine', 'webview'].map((name) => `pages/${name}`),
  ...[
    'pagesOrder/car/detail',
    'pagesOrder/car/detailText',
    'pagesOrder/car/notification',
    'pagesOrder/confirm/index',
    'pagesOrder/couponChoose',
    'features/coupon/coupon-words',
    'features/coupon/redeem-sheet',
    'pagesOrder/order',
    'pagesOrder/pay',
    'pagesOrder/agreementList',
  ],
  ...[
    'carConfig',
    'carModel',
    'carSetting',
    'configPreview',
    'h5PurchaseAgreement',
    'settingPreview',
    'transitionPage',
  ].map((name) => `pagesDetail/${name}`),
  ...[
    'pagesMine/settings',
    'pagesMine/integral',
    'pagesMine/messages',
    'pagesMine/checkRules',
    'pagesMine/integralExplanation',
    'features/points',
    'pagesCommunity/AptchaVerify',
    'features/stock/model-stock',
  ],
];

/** Whether every text of a file of the storefront must have its English: the frame, and the way to a first order. */
export const isTranslatedPart = (path) =>
  PARTS.some((part) => new RegExp(`^apps/storefront/src/${part}[/.]`).test(path)) ||
  /^apps\/storefront\/src\/features\/(community|order|vehicle|form)\/[\w-]+\.tsx?$/.test(path);
