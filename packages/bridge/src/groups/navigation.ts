import { method } from '../method';
import { count, noted, nothing, optional, record, text, texts, word } from '../shape';

const path = noted(word, 'path of a native page of the app');
const params = optional(noted(texts, 'what the page is opened with'));

/** Ways out of the page into the app. */
export const navigation = {
  'navigation.navigate': method({
    about: 'Opens a native page above the web view.',
    params: record({ path, params }),
    result: nothing,
    example: { params: { path: '/garage/index', params: { from: 'mall' } }, result: null },
  }),
  'navigation.redirect': method({
    about: 'Opens a native page in place of the web view.',
    params: record({ path, params }),
    result: nothing,
    example: { params: { path: '/garage/index' }, result: null },
  }),
  'navigation.back': method({
    about: 'Leaves the web view, or goes back several native pages.',
    params: record({ delta: optional(noted(count, 'number of native pages; 1 unless told')) }),
    result: nothing,
    example: { params: { delta: 1 }, result: null },
  }),
  'navigation.openMiniApp': method({
    about: 'Opens a mini-program in the messaging app.',
    params: record({ appId: noted(word, 'original id of the mini-program'), path: optional(text) }),
    result: nothing,
    example: { params: { appId: 'gh_0123456789ab', path: 'pages/index' }, result: null },
  }),
  'navigation.openWebView': method({
    about: 'Opens an address in a web view of its own, without the bridge unless the address is of an own host.',
    params: record({ url: noted(word, 'https address'), title: optional(text) }),
    result: nothing,
    example: { params: { url: 'https://www.example.com/news', title: '新闻' }, result: null },
  }),
  'navigation.openScheme': method({
    about: 'Opens an address with a scheme of the app or of the system.',
    params: record({ url: noted(word, 'address with its scheme') }),
    result: nothing,
    example: { params: { url: 'mailto:service@example.com' }, result: null },
  }),
  'navigation.tabSwitch': method({
    about: 'Shows one of the main tabs of the app.',
    params: record({ index: noted(count, 'from 0, left to right') }),
    result: nothing,
    example: { params: { index: 2 }, result: null },
  }),
};
