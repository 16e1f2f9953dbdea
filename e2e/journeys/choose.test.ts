import { expect, test } from 'vitest';
import { yuan } from '../lib/money';
import { logIn, quoteOf } from '../lib/sale';
import { openShop } from '../lib/shop';

const shop = openShop();
const mobile = '13911150021';

test('a customer compares versions, configures one, works out a loan and comes to the order with the same price', async () => {
  const phone = await shop.phone();
  const client = await shop.client();
  await phone.open('/pagesDetail/carVersionComparison?versionIds=YL01-pro,YL01-max');
  await phone.sees('补贴后价');
  await phone.press(/^定制.*四驱版$/);

  await phone.arrives('/pagesDetail/carSetting');
  await phone.tap(phone.control('tab', '外观'));
  await phone.tap(phone.control('radio', /^碳影黑/));
  await phone.sees(/换为碳影黑/);
  await phone.press('下一步');

  await phone.arrives('/pagesDetail/settingPreview');
  await phone.tap(phone.control('radio', '轮毂'));
  await phone.tap(phone.control('radio', /涡扇/));
  await phone.press('查看配置单');

  await phone.arrives('/pagesDetail/configPreview');
  const link = phone.param('c');
  expect(link).toContain('paint-carbon');
  expect(link).toContain('wheel-turbine');
  const { totalFen } = await quoteOf(client, link);
  expect(await phone.text()).toContain(yuan(totalFen));

  await phone.press(/^金融方案/);
  await phone.arrives('/pagesDetail/financialCalculator/index');
  await phone.sees(/每月应还/);
  expect(await phone.text()).toContain(yuan(totalFen));
  await phone.press('查看方案');
  await phone.arrives('/pagesDetail/financialCalculator/preview');
  await phone.sees(/还款/);
  await phone.back();
  await phone.back();

  await phone.arrives('/pagesDetail/configPreview');
  await phone.press('立即下定');
  await logIn(phone, client, mobile);
  await phone.arrives('/pagesOrder/confirm/index');
  await phone.sees('购车人信息');
  expect(phone.param('c')).toBe(link);
  expect(await phone.text()).toContain(yuan(totalFen));
});

test('what is exchanged in the full view is there on the way back', async () => {
  const phone = await shop.phone();
  await phone.open('/pagesDetail/carSetting?modelId=YLX&versionId=YLX-pro');
  await phone.press('下一步');
  await phone.arrives('/pagesDetail/settingPreview');
  await phone.tap(phone.control('radio', /^熔岩橙/));
  await phone.sees(/换为熔岩橙/);
  await phone.back();
  await phone.arrives('/pagesDetail/carSetting');
  await phone.tap(phone.control('tab', '外观'));
  expect(await phone.control('radio', /^熔岩橙/).getAttribute('aria-checked')).toBe('true');
});

test('a friend opens what was shared, copies it after a question, and the sender can withdraw it', async () => {
  const sender = await shop.phone({ mobile: '13911150022' });
  await sender.open('/pagesDetail/configPreview?modelId=YL01&versionId=YL01-pro');
  await sender.press('分享');
  await sender.field('留言').fill('帮我参谋一下');
  await sender.press('生成分享');
  await sender.sees('分享码');
  const code = /\b[A-Za-z2-9]{10}\b/.exec(await sender.text())?.[0] ?? '';
  const address = `/pagesFollow/configPreview/index?shareId=${code}`;

  const friend = await shop.phone();
  await friend.open('/pagesDetail/carSetting?modelId=YLX&versionId=YLX-pro');
  await friend.open(address);
  await friend.sees('帮我参谋一下');
  await friend.press('照此定制');
  await friend.answer('照此定制', '照此定制会替换它');
  await friend.arrives('/pagesDetail/carSetting');
  expect(friend.param('modelId')).toBe('YL01');

  await sender.open(address);
  await sender.press('撤回分享');
  await sender.answer('确 定', '撤回后好友将无法再打开');
  await sender.sees('分享已撤回');
  await friend.open(address);
  await friend.sees('分享已撤回');
});
