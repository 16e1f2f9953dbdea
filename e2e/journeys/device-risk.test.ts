import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { launchBrowser, newPhone } from '../lib/browser';
import { Phone } from '../lib/phone';
import { type RealServer, startRealServer } from '../lib/real-server';
import { SignedClient } from '../lib/signed-client';

/** User agent of a customer's browser. */
const PERSON_AGENT =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

let server: RealServer;
let program: Browser;
let person: Browser;
const opened: Phone[] = [];

beforeAll(async () => {
  server = await startRealServer({ env: { RISK_ACTION: 'enforce' } });
  program = await launchBrowser();
  person = await launchBrowser(['--disable-blink-features=AutomationControlled']);
});
afterEach(async () => {
  for (const phone of opened.splice(0)) await phone.context.close();
});
afterAll(async () => {
  await program?.close();
  await person?.close();
  await server?.stop();
});

async function phoneOf(browser: Browser): Promise<Phone> {
  const look = browser === person ? { userAgent: PERSON_AGENT } : {};
  const context = await newPhone(browser, server.origin, look);
  const phone = new Phone(await context.newPage(), context, server.origin);
  opened.push(phone);
  return phone;
}

const pathsSent = (phone: Phone) => phone.requests.map((request) => new URL(request.url()).pathname);
const isWatching = (path: string) => /\/v1\/(risk|analytics)\//.test(path);
const answerOf = (phone: Phone, path: string) =>
  phone.page.waitForResponse((response) => response.url().includes(path) && response.request().method() === 'POST');

/** Opens the login page and waits until deferred scripts have started. */
async function openLogin(phone: Phone): Promise<void> {
  const late = phone.page.waitForResponse(/\/config\/app\.json/, { timeout: 60_000 });
  await Promise.all([late, phone.open('/pages/login/index')]);
}

/** Requests a code with the consent box ticked, and returns it after the device was assessed. */
async function askCode(phone: Phone, mobile: string): Promise<string> {
  const assessed = answerOf(phone, '/risk/token');
  await phone.field('手机号').pressSequentially(mobile, { delay: 30 });
  await phone.tap(phone.control('checkbox', '我已阅读并同意用户协议与隐私政策'));
  await phone.press('获取验证码');
  await phone.arrives('/pages/login/code');
  await assessed;
  return new SignedClient(server.origin).lastCode(mobile);
}

test('a program that steers the browser is refused at the login, in words that help a person', async () => {
  const phone = await phoneOf(program);
  await openLogin(phone);
  const code = await askCode(phone, '13911180001');
  const answer = answerOf(phone, '/login/mobile');
  await phone.field('验证码').fill(code);
  expect(await (await answer).json()).toMatchObject({ code: '4030002' });
  await phone.isTold('当前环境存在安全风险，请稍后再试或联系客服');
  expect(await phone.kept('TOKEN')).toBeNull();
});

test('a person passes with a token, sends nothing before consent, and nothing to another host', async () => {
  const phone = await phoneOf(person);
  await openLogin(phone);
  expect(pathsSent(phone).filter(isWatching)).toEqual([]);
  const code = await askCode(phone, '13911180002');
  const login = phone.page.waitForRequest(/login\/mobile/);
  await phone.field('验证码').pressSequentially(code, { delay: 40 });
  expect((await login).headers()['x-volt-risk']).toMatch(/^[\w-]{100,}$/);
  await phone.arrives('/pages/mine/index');
  await answerOf(phone, '/analytics/events');
  expect(phone.takeFaults()).toEqual([]);
});

test('a person without a token, because the assessment is stuck, passes all the same', async () => {
  const phone = await phoneOf(person);
  await phone.page.route(/\/risk\/config/, () => undefined);
  await openLogin(phone);
  await phone.field('手机号').fill('13911180003');
  await phone.tap(phone.control('checkbox', '我已阅读并同意用户协议与隐私政策'));
  await phone.press('获取验证码');
  await phone.arrives('/pages/login/code');
  const login = phone.page.waitForRequest(/login\/mobile/);
  await phone.field('验证码').fill(await new SignedClient(server.origin).lastCode('13911180003'));
  expect((await login).headers()['x-volt-risk']).toBeUndefined();
  await phone.arrives('/pages/mine/index');
});

test('a device keeps its id and fingerprint over a reload', async () => {
  const phone = await phoneOf(person);
  await openLogin(phone);
  await askCode(phone, '13911180004');
  const [first] = phone.requests.filter((request) => request.url().includes('/risk/token'));
  const again = phone.page.waitForRequest(/\/risk\/token/);
  await phone.page.reload();
  const [before, after] = [first?.postDataJSON(), (await again).postDataJSON()];
  expect(after.fingerprint).toBe(before.fingerprint);
  expect(after.deviceId).toBe(before.deviceId);
});
