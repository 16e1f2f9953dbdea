import { expect, test } from 'vitest';
import { openInApp } from '../lib/container';
import { openShop } from '../lib/shop';

const shop = openShop();

test.each([
  ['iOS', '13911260001'],
  ['HarmonyOS', '13911260002'],
] as const)(
  'on %s the delivery city chosen in the configuration arrives at the confirmation',
  async (system, mobile) => {
    const phone = await openInApp(shop, system);
    await phone.tap(phone.tab('购车'));
    await phone.arrives('/pages/car/index');
    await phone.tap(phone.control('tab', /01$/));
    await phone.press('立即定制');
    await phone.arrives('/pagesDetail/carModel');
    await phone.press('定制长续航版');
    await phone.arrives('/pagesDetail/carSetting');
    await phone.press('下一步');
    await phone.arrives('/pagesDetail/settingPreview');
    await phone.press('查看配置单');
    await phone.arrives('/pagesDetail/configPreview');

    await phone.tap(phone.screen.getByText(/周交付/).last());
    const search = phone.view.getByRole('textbox', { name: /首字母/ });
    await search.fill('cd');
    await phone.tap(phone.view.getByRole('option', { name: /^成都市/ }));
    await phone.sees('成都市');

    await phone.press('立即下定');
    await phone.question('login').waitFor();
    await phone.logInNatively(mobile);
    await phone.arrives('/pagesOrder/confirm/index');
    await phone.sees('四川省 成都市');
    // The phone number is that of the account logged in to the app.
    await expect.poll(() => phone.field('手机号').inputValue()).toBe(mobile);
  },
);
