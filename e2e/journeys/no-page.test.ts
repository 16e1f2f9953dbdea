import { expect, test } from 'vitest';
import { openShop } from '../lib/shop';

const shop = openShop();

test('an address that belongs to no page says so, with a way home', async () => {
  const phone = await shop.phone();
  for (const path of ['/pagesMine/nowhere', '/no/such/page?x=1', '/pages']) {
    await phone.page.goto(path);
    await phone.page.getByText('页面不存在').first().waitFor();
    phone.takeFaults(/status of 404/);
  }
  await phone.page.getByRole('button', { name: '返回首页' }).tap();
  await phone.arrives('/');
  expect(phone.path).toBe('/');
});
