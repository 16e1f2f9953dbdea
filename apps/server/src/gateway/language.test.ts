import { englishErrorTexts } from '@voltfront/contract/error-texts';
import { type ErrorName, errorCatalogue } from '@voltfront/contract/errors';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defineModule } from '../kernel/module';
import { defineTexts } from '../kernel/texts';
import { account } from '../modules/account';
import { system } from '../modules/system';
import { createTestServer, type TestServer } from '../testing';
import { route } from './routes';

const ERROR = 'GET /api/basic/v1/demo/error';
const KEPT = 'GET /{product}-config-order/v1/order/tips/open/toc/queryOrderTips';
const CHINESE = /\p{Script=Han}/u;

const texts = defineTexts('languageTest', { news: ['有新版本', 'A new version'] });
let runs = 0;

const shared = defineModule({
  name: 'shared',
  routes: {
    [KEPT]: route({
      cacheMs: 60_000,
      run: () => {
        runs += 1;
        return { tips: [texts.news] };
      },
    }),
  },
});

const refusals = (Object.keys(errorCatalogue) as ErrorName[]).filter((name) => !name.startsWith('SUCCESS'));

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ modules: [account, system, shared] });
});
afterAll(() => server.close());

const refused = (name: ErrorName, language?: string) =>
  server.call(ERROR, {
    query: { code: errorCatalogue[name].code },
    ...(language === undefined ? {} : { headers: { 'accept-language': language } }),
  });

describe('the language of an answer', () => {
  it.each([
    ['en', 'Sold out'],
    ['en-GB,en;q=0.9,zh;q=0.5', 'Sold out'],
    ['zh-CN', '已售罄'],
    [undefined, '已售罄'],
    ['\u00ff;;q=,tlh', '已售罄'],
  ])('is the one asked for by %j; the code stays', async (language, message) => {
    const answer = await refused('SOLD_OUT', language);
    expect(answer).toMatchObject({ code: errorCatalogue.SOLD_OUT.code, status: 200, message });
    expect(answer.headers['content-language']).toBe(message === 'Sold out' ? 'en' : 'zh-CN');
  });

  it('is kept by refusals from before and outside of an endpoint', async () => {
    const headers = { 'accept-language': 'en' };
    const answers = await Promise.all([
      server.app.server.inject({ url: '/api/nothing/v1/here', headers }),
      server.app.server.inject({ url: '/%zz', headers }),
      server.call('POST /api/basic/v1/demo/echo', { body: { text: 5 }, headers }),
    ]);
    const messages = answers.map((answer) => ('message' in answer ? answer.message : answer.json().message));
    expect(messages).toEqual([
      englishErrorTexts.NO_SUCH_ENDPOINT,
      expect.not.stringMatching(CHINESE),
      'Invalid request parameter: body.text',
    ]);
  });
});

describe('the error catalogue', () => {
  it.each(refusals)('says %s in both languages under one code', async (name) => {
    const [chinese, english] = [await refused(name), await refused(name, 'en')];
    expect(chinese).toMatchObject({ code: errorCatalogue[name].code, message: errorCatalogue[name].text });
    expect(english).toMatchObject({ code: errorCatalogue[name].code, message: englishErrorTexts[name] });
    expect(english.message).not.toMatch(CHINESE);
    expect(english.status).toBe(chinese.status);
  });
});

describe('an answer that is kept for everybody', () => {
  it('is one for all languages and told to each in its own', async () => {
    runs = 0;
    const told = [];
    for (const language of ['en', 'zh-CN', 'en']) {
      const answer = await server.call(KEPT, { query: { scene: 'pay' }, headers: { 'accept-language': language } });
      told.push(JSON.stringify(answer.data));
    }
    expect(runs).toBe(1);
    expect(told[0]).toContain('A new version');
    expect(told[1]).toContain('有新版本');
    expect(told[2]).toBe(told[0]);
  });
});

describe('the marks of texts', () => {
  it.each(['\uFDD0error.SOLD_OUT\uFDD1', '\uFDD1'])('are refused in what callers send: %j', async (text) => {
    const answer = await server.call('POST /api/basic/v1/demo/echo', { body: { text } });
    expect(answer.name).toBe('BAD_INPUT');
  });
});
