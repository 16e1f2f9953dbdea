import { method } from '../method';
import { noParams, noted, nothing, nullable, record, text, word } from '../shape';

const key = noted(word, 'name of the value; the page prefixes it with MALL_');

/** Texts that the app keeps for the page, apart from the web view's own storage. */
export const storage = {
  'storage.get': method({
    about: 'Gives the text kept under a name, null when there is none.',
    params: record({ key }),
    result: record({ value: nullable(text) }),
    example: { params: { key: 'MALL_LANGUAGE' }, result: { value: 'zh-CN' } },
  }),
  'storage.set': method({
    about: 'Keeps a text under a name, in place of the one before.',
    params: record({ key, value: text }),
    result: nothing,
    example: { params: { key: 'MALL_LANGUAGE', value: 'zh-CN' }, result: null },
  }),
  'storage.remove': method({
    about: 'Removes the text kept under a name; a name without a text is fine.',
    params: record({ key }),
    result: nothing,
    example: { params: { key: 'MALL_LANGUAGE' }, result: null },
  }),
  'storage.clear': method({
    about: 'Removes every text that the page has kept in the app, and nothing of the app itself.',
    params: noParams,
    result: nothing,
    example: { params: {}, result: null },
  }),
};
