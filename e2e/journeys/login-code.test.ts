import { expect, test } from 'vitest';
import type { Phone } from '../lib/phone';
import { openShop } from '../lib/shop';

const shop = openShop();

/** Opens the code page of the login, with a code sent. */
async function awaitingCode(mobile: string): Promise<{ phone: Phone; code: string }> {
  const phone = await shop.phone();
  await phone.open('/pages/login/index');
  await phone.field('手机号').fill(mobile);
  await phone.tap(phone.control('checkbox', '我已阅读并同意用户协议与隐私政策'));
  await phone.press('获取验证码');
  await phone.arrives('/pages/login/code');
  return { phone, code: await (await shop.client()).lastCode(mobile) };
}

const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

test('a wrong code tells the tries left and clears the boxes, the right one logs in', async () => {
  const { phone, code } = await awaitingCode('13911140001');
  await phone.field('验证码').fill(wrong(code));
  await phone.sees('验证码错误，还可尝试 4 次');
  expect(await phone.field('验证码').inputValue()).toBe('');
  await phone.field('验证码').fill(wrong(code));
  await phone.sees('验证码错误，还可尝试 3 次');
  await phone.field('验证码').fill(code);
  await phone.arrives('/pages/mine/index');
  expect(await phone.kept('TOKEN')).not.toBeNull();
});

test('five wrong tries void the code', async () => {
  const { phone, code } = await awaitingCode('13911140002');
  for (let left = 4; left > 0; left -= 1) {
    await phone.field('验证码').fill(wrong(code));
    await phone.sees(`验证码错误，还可尝试 ${left} 次`);
  }
  await phone.field('验证码').fill(wrong(code));
  await phone.sees('验证码已失效，请重新获取');
  await phone.field('验证码').fill(code);
  await phone.sees('验证码已失效，请重新获取');
  expect(phone.path).toBe('/pages/login/code');
  expect(await phone.kept('TOKEN')).toBeNull();
});

test('a faulty number is named at the field and asks for no code', async () => {
  const phone = await shop.phone({ consent: true });
  await phone.open('/pages/login/index');
  await phone.tap(phone.control('checkbox', '我已阅读并同意用户协议与隐私政策'));
  await phone.field('手机号').fill('23911140003');
  await phone.press('获取验证码');
  await phone.sees('请输入正确的11位手机号');
  expect(await phone.field('手机号').getAttribute('aria-invalid')).toBe('true');
});

test('somebody logged in is sent back from the login page at once', async () => {
  const phone = await shop.phone({ mobile: '13911140004' });
  await phone.page.goto('/pages/login/index');
  await phone.arrives('/pages/mine/index');
});
