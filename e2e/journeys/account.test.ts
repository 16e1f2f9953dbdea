import { expect, test } from 'vitest';
import { openInApp } from '../lib/container';
import { openShop } from '../lib/shop';

/** A server of its own: its clock passes the pause between two codes. */
const shop = openShop({});

test('a customer takes another nickname, and the mine tab calls them by it', async () => {
  const phone = await shop.phone({ mobile: '13911150201' });
  await phone.open('/pagesMine/userInfo/index');
  await phone.press(/用户/);
  await phone.arrives('/pagesMine/userInfo/username');
  await phone.field('昵称').fill('山野慢车道');
  await phone.sees('该昵称已被使用，换一个试试');
  await phone.field('昵称').fill('湖边看云');
  await phone.press('保存');
  await phone.arrives('/pagesMine/userInfo/index');
  await phone.sees('湖边看云');
  await phone.open('/pages/mine/index');
  await phone.sees('湖边看云');
});

test('a customer without orders cancels the account: other devices are told, the phone logs in as somebody new', async () => {
  const mobile = '13911150202';
  const phone = await shop.phone({ mobile });
  await phone.open('/pagesMine/cancellation');
  const client = await shop.client(phone);
  await phone.sees('没有未完成的订单');
  await phone.tap(phone.control('radio', '不再使用'));
  await phone.tap(phone.control('checkbox', /我已知晓/));
  await phone.press('申请注销');
  await shop.server.advance(61_000);
  await phone.press('获取验证码');
  await phone.sees(/秒后重发/);
  await phone.field('验证码').fill(await client.lastCode(mobile));
  await phone.press('下一步');
  await phone.press('确定注销');
  await phone.sees('账号已注销');
  expect((await client.call('GET /api/appuser/v1/user/info')).code).toBe('4010202');
  await phone.press('返回首页');
  await phone.arrives('/');
  expect(await phone.kept('TOKEN')).toBeNull();
});

test('in the native app the profile shows what the app says of the person, who changes it there', async () => {
  const phone = await openInApp(shop);
  await phone.select('演示账号', '13800000003');
  await phone.pressPanel('登录');
  await expect.poll(() => phone.kept('TOKEN')).not.toBeNull();
  await phone.view.goto('/pagesMine/userInfo/index');
  await phone.sees('头像与昵称请在 App 的个人中心修改');
  await phone.sees('山野慢车道');
  expect(await phone.button('更换头像').count()).toBe(0);
});
