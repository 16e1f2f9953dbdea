import { type BridgeHandlers, type CallName, type Method, methodNames, methods, platformsOf } from '@voltfront/bridge';
import { describe, expect, test } from 'vitest';
import type { DeviceKind } from '../device/kinds';
import { openPageInApp, somebody, type TestPage } from '../testing/app';
import { connect } from './host';
import { oldAppHandlers } from './old-app';

/** Every method that the host itself does not answer. */
const names = methodNames.filter((name): name is CallName => !name.startsWith('message.'));
const exampleOf = (name: CallName) => (methods[name] as unknown as Method).example.params;

/** Answers every question of the app with its first choice, as soon as it is asked. */
function agreeToAll({ context }: TestPage): void {
  const { store, answer } = context.questions;
  store.subscribe(() => {
    const [question] = store.get().open;
    if (question) queueMicrotask(() => answer(question.choices[0]?.value ?? null));
  });
}

const openLoggedIn = (device: DeviceKind = 'android'): TestPage => openPageInApp({ session: somebody, device });

test.each(names)('the app answers %s as the description says', async (name) => {
  const page = openLoggedIn(platformsOf(methods[name] as unknown as Method)[0]);
  agreeToAll(page);
  const { error, params } = await page.call(name, exampleOf(name));
  expect(error).toBeUndefined();
  expect(params?.data.code ?? 0).toBe(0);
  expect(page.context.log.store.get().entries.filter(({ kind }) => kind === 'note')).toEqual([]);
});

describe('who is logged in', () => {
  test('a visitor has no token and no user', async () => {
    const page = openPageInApp();
    expect((await page.call('appInfo.userToken')).result).toEqual({ token: null });
    expect((await page.call('appInfo.userInfo')).result).toEqual({ user: null });
  });

  test('the page is told the session, with the whole address of the picture and without the phone', async () => {
    const page = openLoggedIn();
    expect((await page.call('appInfo.userToken')).result).toEqual({ token: somebody.token });
    const { user } = (await page.call('appInfo.userInfo')).result as { user: Record<string, unknown> };
    expect(user).toMatchObject({ nickname: '澄', avatar: 'https://shop.example/assets/avatars/person-01.webp' });
    expect(user).not.toHaveProperty('maskedMobile');
  });

  test('a logout in the page is one of the app', async () => {
    const page = openLoggedIn();
    await page.call('appInfo.logout');
    expect(page.context.app.get().session).toBeNull();
  });

  test('sessionChanged reaches a page that listens, and no other', async () => {
    const page = openLoggedIn();
    expect(page.connection.tellSession()).toBe(false);
    await page.call('message.subscribe', { name: 'sessionChanged' });
    expect(page.connection.tellSession()).toBe(true);
    expect(page.connection.subscriptions()).toEqual(['sessionChanged']);
  });

  test('an expired token is forgotten, the person is told why, and the page hears of it', async () => {
    const page = openLoggedIn();
    await page.call('message.subscribe', { name: 'sessionChanged' });
    await page.call('operation.tokenExpired', { code: '000009', message: '登录已过期' });
    expect(page.context.app.get().session).toBeNull();
    await expect.poll(() => page.context.questions.store.get().open[0]?.text).toBe('登录已过期');
    page.context.questions.answer(null);
    await expect.poll(() => page.said.at(-1)?.params).toEqual({ name: 'sessionChanged', data: { token: null } });
  });
});

describe('what the person decides', () => {
  test.each([
    ['operation.takePhoto', 'camera', '没有相机权限'],
    ['appInfo.location', 'location', '没有定位权限'],
  ] as const)('%s fails without the permission', async (method, permission, message) => {
    const page = openLoggedIn();
    page.context.settings.set({ [permission]: 'denied' });
    expect((await page.call(method)).params?.data).toMatchObject({ code: -101, message });
  });

  test('turning back from login, camera and album is no failure', async () => {
    const page = openPageInApp();
    const { questions } = page.context;
    questions.store.subscribe(
      () => questions.store.get().open.length > 0 && queueMicrotask(() => questions.answer(null)),
    );
    expect((await page.call('appInfo.login')).params?.data.data).toEqual({ token: null });
    expect((await page.call('operation.takePhoto')).params?.data.data).toEqual({ file: null });
    expect((await page.call('operation.chooseFile')).params?.data.data).toEqual({ files: [] });
  });

  test('a payment that was decided in advance asks nobody', async () => {
    const page = openLoggedIn();
    for (const payment of ['paid', 'cancelled', 'failed'] as const) {
      page.context.settings.set({ payment });
      const { params } = await page.call('operation.requestPayment', { provider: 'alipay', parameters: {} });
      expect(params?.data.data).toMatchObject({ outcome: payment });
    }
    expect(page.context.questions.store.get().open).toEqual([]);
  });

  test('authorisations want somebody who is logged in', async () => {
    const page = openPageInApp();
    const { error } = await page.call('authorization.normalAuth', { partner: 'charging' });
    expect(error).toMatchObject({ code: -101, message: '请先登录' });
  });
});

test('the device has an id only once the app knows of the consent', async () => {
  const page = openPageInApp();
  expect((await page.call('appInfo.appInfo')).result).toMatchObject({ deviceId: '0' });
  await page.call('message.dispatch', { name: 'consentChanged', data: { isAgreePrivacyPolicy: 1 } });
  expect(page.context.app.get().consent).toMatchObject({ isAgreed: true, way: 'event' });
  expect((await page.call('appInfo.appInfo')).result).not.toMatchObject({ deviceId: '0' });
});

test('an old app lacks authorisations, payment and files, and has the session', () => {
  const handlers = Object.fromEntries(names.map((name) => [name, () => null])) as unknown as BridgeHandlers;
  const old = Object.keys(oldAppHandlers(handlers));
  expect(old).toEqual(expect.arrayContaining(['appInfo.userToken', 'appInfo.login', 'storage.get']));
  expect(old.filter((name) => /authorization|requestPayment|chooseFile/.test(name))).toEqual([]);
});

test('the page’s answer function may be missing: the record says so and nothing breaks', async () => {
  const { context } = openPageInApp();
  const { fromPage } = connect(context, { location: { origin: 'https://shop.example' } } as unknown as Window);
  fromPage('not a message');
  await expect.poll(() => context.log.store.get().entries.at(-1)?.name).toBe('网页没有接收函数');
});
