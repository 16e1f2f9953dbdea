import { method } from '../method';
import {
  count,
  flag,
  list,
  noParams,
  noted,
  nothing,
  nullable,
  number,
  oneOf,
  optional,
  record,
  text,
  texts,
  word,
} from '../shape';

const file = record({
  name: noted(word, 'with its ending'),
  mime: noted(word, 'such as image/jpeg'),
  base64: noted(word, 'content, without the prefix of a data address'),
});

const exampleFile = { name: 'photo.jpg', mime: 'image/jpeg', base64: '/9j/4AAQSkZJRg==' };

/** What the device can do for the page. */
export const operation = {
  'operation.callPhone': method({
    about: 'Opens the dialler with a number; the person starts the call.',
    params: record({ phone: noted(word, 'digits, as they are dialled') }),
    result: nothing,
    example: { params: { phone: '4000000101' }, result: null },
  }),
  'operation.takePhoto': method({
    about: 'Opens the camera; the file is null when the person turns back.',
    params: record({ camera: optional(noted(oneOf('back', 'front'), 'back unless told')) }),
    result: record({ file: nullable(file) }),
    isInteractive: true,
    example: { params: { camera: 'back' }, result: { file: exampleFile } },
  }),
  'operation.chooseFile': method({
    about:
      'Lets the person choose files; none when the person turns back. Files over 5 MB are left to the page, which drops them.',
    params: record({
      max: optional(noted(count, 'at most so many; 1 unless told')),
      kind: optional(noted(oneOf('image', 'video', 'any'), 'image unless told')),
    }),
    result: record({ files: list(file) }),
    isInteractive: true,
    example: { params: { max: 1, kind: 'image' }, result: { files: [exampleFile] } },
  }),
  'operation.openMap': method({
    about: 'Shows a place on the map of the app, from where a navigation can start.',
    params: record({
      latitude: noted(number, 'degrees, GCJ-02'),
      longitude: noted(number, 'degrees, GCJ-02'),
      name: word,
      address: optional(text),
    }),
    result: nothing,
    example: {
      params: { latitude: 31.2304, longitude: 121.4737, name: '上海体验中心', address: '人民大道 1 号' },
      result: null,
    },
  }),
  'operation.cacheSize': method({
    about: 'Gives the size of what the app keeps and can load again.',
    params: noParams,
    result: record({ bytes: count }),
    example: { params: {}, result: { bytes: 12_582_912 } },
  }),
  'operation.clearCache': method({
    about: 'Clears what cacheSize counted; login and consent stay.',
    params: noParams,
    result: nothing,
    example: { params: {}, result: null },
  }),
  'operation.openApp': method({
    about: 'Opens another app; tells whether it is installed and was opened.',
    params: record({
      scheme: noted(word, 'address with the scheme of the other app'),
      packageName: optional(noted(text, 'on Android and Harmony')),
    }),
    result: record({ isOpened: flag }),
    example: { params: { scheme: 'weixin://', packageName: 'com.tencent.mm' }, result: { isOpened: true } },
  }),
  'operation.cameraPermission': method({
    about: 'Asks for the camera where nothing was decided yet, and tells what the person decided.',
    params: noParams,
    result: record({ isGranted: flag }),
    isInteractive: true,
    example: { params: {}, result: { isGranted: true } },
  }),
  'operation.tokenExpired': method({
    about: 'The server no longer takes the token: the app tells the person why, forgets it and offers its login.',
    params: record({
      code: noted(word, 'of the server, such as 000009'),
      message: noted(text, 'of the server, to be shown'),
    }),
    result: nothing,
    example: { params: { code: '000009', message: '登录已过期，请重新登录' }, result: null },
  }),
  'operation.statusBarMode': method({
    about: 'Colours the words of the status bar for a light or a dark page.',
    params: record({ mode: noted(oneOf('light', 'dark'), 'light: dark words on a light page') }),
    result: nothing,
    platforms: ['android'],
    example: { params: { mode: 'light' }, result: null },
  }),
  'operation.requestPayment': method({
    about: 'Pays by the SDK of a provider inside the app. What counts in the end is the server’s own report.',
    params: record({
      provider: noted(
        oneOf('wechat', 'alipay', 'sandbox'),
        'whose SDK; `sandbox` in demo runs alone: an app may open its parameter `cashier`, or refuse',
      ),
      parameters: noted(texts, 'as the server gave them, passed on unchanged'),
    }),
    result: record({ outcome: oneOf('paid', 'cancelled', 'failed'), message: optional(text) }),
    isInteractive: true,
    isExtension: true,
    example: {
      params: { provider: 'alipay', parameters: { orderString: 'app_id=…&sign=…' } },
      result: { outcome: 'paid' },
    },
  }),
};
