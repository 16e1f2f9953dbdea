import { afterEach, expect, it } from 'vitest';
import { createMemoryCache } from '../../kernel/cache';
import { createLog } from '../../kernel/log';
import { openStandIn, type Reply, type Seen } from '../../testing/stand-in';
import { createWechatScheme } from '../url-scheme';
import { createWechatOfficial } from './official';

let standIn: Awaited<ReturnType<typeof openStandIn>>;
afterEach(() => standIn.close());

async function open(answers: Record<string, (request: Seen) => Reply>) {
  standIn = await openStandIn((request) => answers[request.url.pathname]?.(request) ?? { errcode: 40097 });
  const app = { appId: 'wx1', appSecret: 'app-secret', apiUrl: standIn.origin };
  return { app, tools: { cache: createMemoryCache(), now: Date.now, log: createLog({ logLevel: 'silent' }) } };
}

const calls = (path: string) => standIn.seen.filter(({ url }) => url.pathname === path).length;

it('keeps the ticket and the access token, and takes a new token when the platform no longer knows it', async () => {
  let tokens = 0;
  const { app, tools } = await open({
    '/cgi-bin/stable_token': () => ({ access_token: `T${++tokens}`, expires_in: 7200 }),
    '/cgi-bin/ticket/getticket': ({ url }) =>
      url.searchParams.get('access_token') === 'T1'
        ? { errcode: 40001 }
        : { errcode: 0, ticket: 'J', expires_in: 7200 },
  });
  const official = createWechatOfficial(app, tools);
  expect(await Promise.all([official.ticket(), official.ticket()])).toEqual(['J', 'J']);
  expect([calls('/cgi-bin/stable_token'), calls('/cgi-bin/ticket/getticket')]).toEqual([2, 2]);
  expect(standIn.seen.some(({ url }) => url.searchParams.get('type') === 'jsapi')).toBe(true);
});

it('asks people for a code without asking them anything', async () => {
  const { app, tools } = await open({});
  const address = new URL(createWechatOfficial(app, tools).authorizeAddress('https://h5.example/?a=1', 's1'));
  expect(Object.fromEntries(address.searchParams)).toEqual({
    appid: 'wx1',
    redirect_uri: 'https://h5.example/?a=1',
    response_type: 'code',
    scope: 'snsapi_base',
    state: 's1',
  });
  expect(address.hash).toBe('#wechat_redirect');
});

it('makes addresses that open the mini-program for a month', async () => {
  const { app, tools } = await open({
    '/cgi-bin/stable_token': () => ({ access_token: 'T', expires_in: 7200 }),
    '/wxa/generatescheme': () => ({ errcode: 0, openlink: 'weixin://dl/business/?t=abc' }),
  });
  const page = { path: 'pagesDetail/carModel', query: 'modelId=YLX' };
  expect(await createWechatScheme(app, tools).make(page)).toEqual({
    scheme: 'weixin://dl/business/?t=abc',
    livesMs: 30 * 86_400_000,
  });
  expect(JSON.parse(standIn.seen[1]?.body ?? '')).toMatchObject({
    jump_wxa: page,
    is_expire: true,
    expire_interval: 30,
  });
});

it('fails clearly when the platform refuses', async () => {
  const { app, tools } = await open({ '/cgi-bin/stable_token': () => ({ errcode: 40125 }) });
  const official = createWechatOfficial(app, tools);
  await expect(official.ticket()).rejects.toMatchObject({ rowName: 'PROVIDER_DOWN' });
});
