/**
 * The one brand file. Everything that names or colours the brand is here; no other file spells it.
 * To make the product another brand's, change the values below and nothing else.
 */
import { logo } from './logo';

/** Model codes as used by data, pictures and routes. */
export type ModelCode = 'YL01' | 'YLX' | 'YL09' | 'CS1E';

export const brand = {
  /** Name that customers read. */
  name: '曜澜',
  /** Name in Latin letters, in capitals as the wordmark draws it. */
  latinName: 'YAOLAN',
  /** Product code: fills `{product}` in API paths and prefixes device and package names. */
  product: 'yaolan',
  slogan: '驭光而行，向澜而生',
  /** Who the brand is, in a few sentences. */
  introduction:
    '曜澜是面向家庭与远行的纯电汽车品牌。我们自研整车平台与座舱，把设计、工程与服务交到用户手中一起打磨，让每一次出发都安静、从容而有光。',
  /** Where the brand speaks. Whoever scans the code of an `address` can follow it. */
  officialAccounts: [
    {
      key: 'wechat',
      platform: '微信公众号',
      name: '曜澜汽车',
      address: 'https://www.yaolan.example/follow/wechat',
    },
    {
      key: 'channels',
      platform: '微信视频号',
      name: '曜澜汽车',
      address: 'https://www.yaolan.example/follow/channels',
    },
    { key: 'weibo', platform: '微博', name: '曜澜汽车官微', address: 'https://www.yaolan.example/follow/weibo' },
    { key: 'douyin', platform: '抖音', name: '曜澜汽车', address: 'https://www.yaolan.example/follow/douyin' },
  ],
  /** Customer service, as shown; dial it without the hyphens (`phoneDigits`). */
  phone: '400-000-0101',
  phoneDigits: '4000000101',
  company: '曜澜汽车科技有限公司',
  /** Filing line of the web site's footer. */
  icp: '沪ICP备00000000号-1',
  /** Name of the app on customers' phones. */
  appName: '曜澜 App',
  /** Scheme that opens the native app. */
  appScheme: 'yaolan',

  /** All colours are opaque sRGB hex. Text pairs reach a contrast of at least 4.5. */
  colours: {
    /** The one accent: main actions, selection, links. */
    accent: '#0a6570',
    /** The accent while pressed. */
    accentPressed: '#084f58',
    /** Text and icons on the accent. */
    accentText: '#ffffff',
    /** Tinted ground behind selected things; `accent` is readable on it. */
    accentSoft: '#e8f1f2',
    /** The accent as words and lines on dark grounds, such as pictures. */
    accentOnDark: '#5cc4cc',
    /** Colour of the browser's bar and of the launch screen. */
    theme: '#ffffff',
    /** The same roles in the dark scheme, where the accent is light and carries dark text. */
    dark: {
      accent: '#5cc4cc',
      accentPressed: '#45a9b1',
      accentText: '#06272b',
      accentSoft: '#13292c',
      theme: '#18191c',
    },
  },

  logo,

  /** Own hosts, https only. Reserved example domains in the demo brand. */
  hosts: {
    production: 'https://www.yaolan.example',
    test: 'https://test.yaolan.example',
    h5: 'https://h5.yaolan.example',
    activity: 'https://activity.yaolan.example',
    userCentre: 'https://user.yaolan.example',
    resource: 'https://res.yaolan.example',
  },

  /** Names of the models by code. */
  models: {
    YL01: '曜澜 01',
    YLX: '曜澜 X',
    YL09: '曜澜 09',
    CS1E: '曜澜 07',
  } satisfies Record<ModelCode, string>,

  /** Scripts of others. Each is loaded only where it belongs, and after consent. */
  scripts: {
    /** WeChat's web SDK, in WeChat's browser. */
    wechat: 'https://res.wx.qq.com/open/js/jweixin-1.6.0.js',
  },

  /** Consent documents, relative to the resource host. */
  documents: {
    privacy: 'pages/zeekr/user/privacyClause.html',
    agreement: 'pages/zeekr/user/userAgreement.html',
  },
} as const;

export type Brand = typeof brand;
