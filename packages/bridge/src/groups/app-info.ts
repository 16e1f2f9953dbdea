import { method } from '../method';
import { flag, noParams, noted, nothing, nullable, number, oneOf, optional, record, text, word } from '../shape';

const token = noted(nullable(word), 'session token of the shop’s server; null for visitors');

const memberInfo = record({
  organName: noted(word, 'name of the organisation'),
  jobId: noted(word, 'number of the employee'),
});

const user = record({
  userId: optional(word),
  nickname: word,
  avatar: optional(noted(text, 'https address of the picture')),
  isBindMobile: noted(flag, 'a phone number is bound to the account'),
  memberInfo: nullable(noted(memberInfo, 'employees only')),
});

const exampleUser = {
  userId: 'u-1',
  nickname: '澄',
  isBindMobile: true,
  memberInfo: { organName: '上海交付中心', jobId: 'E10086' },
};

/** Who is logged in, and what the page runs in. */
export const appInfo = {
  'appInfo.userToken': method({
    about: 'Gives the session token; asked for on every page load.',
    params: noParams,
    result: record({ token }),
    example: { params: {}, result: { token: '0b7c…' } },
  }),
  'appInfo.userInfo': method({
    about: 'Gives the person logged in, null for visitors; asked for together with the token.',
    params: noParams,
    result: record({ user: nullable(user) }),
    example: { params: {}, result: { user: exampleUser } },
  }),
  'appInfo.location': method({
    about: 'Gives the position of the device; the app asks for the permission when it has none.',
    params: noParams,
    result: record({
      latitude: noted(number, 'degrees, GCJ-02'),
      longitude: noted(number, 'degrees, GCJ-02'),
      accuracy: optional(noted(number, 'metres')),
      city: optional(text),
    }),
    isInteractive: true,
    needsConsent: true,
    example: { params: {}, result: { latitude: 31.2304, longitude: 121.4737, accuracy: 30, city: '上海市' } },
  }),
  'appInfo.appInfo': method({
    about: 'Gives name and version of the app, and the id it has given the device.',
    params: noParams,
    result: record({
      name: word,
      version: noted(word, 'three numbers with dots'),
      build: optional(text),
      bridgeVersion: noted(word, 'edition of this document that the app follows'),
      deviceId: noted(word, '"0" before the consent'),
    }),
    needsConsent: true,
    example: {
      params: {},
      result: { name: '车主 App', version: '1.0.0', build: '100', bridgeVersion: '1.0', deviceId: '0' },
    },
  }),
  'appInfo.login': method({
    about: 'Shows the login of the app; the token is null when the person turns back.',
    params: record({ shareCode: optional(noted(word, 'who invited; it belongs to the server’s login call')) }),
    result: record({ token }),
    isInteractive: true,
    example: { params: {}, result: { token: '0b7c…' } },
  }),
  'appInfo.logout': method({
    about: 'The person logged out in the page: the app forgets token and user as well.',
    params: noParams,
    result: nothing,
    example: { params: {}, result: null },
  }),
  'appInfo.environment': method({
    about: 'Tells the system and the servers that the app works with; nothing of it identifies a device.',
    params: noParams,
    result: record({
      platform: oneOf('ios', 'android', 'harmony'),
      stage: oneOf('production', 'test'),
      language: noted(word, 'such as zh-CN'),
    }),
    example: { params: {}, result: { platform: 'android', stage: 'test', language: 'zh-CN' } },
  }),
  'appInfo.statusBarHeight': method({
    about: 'Gives the heights at the top and the bottom that the system’s bars cover.',
    params: noParams,
    result: record({
      height: noted(number, 'status bar, CSS px'),
      safeAreaBottom: optional(noted(number, 'home indicator, CSS px; 0 unless told')),
    }),
    example: { params: {}, result: { height: 44, safeAreaBottom: 34 } },
  }),
};
