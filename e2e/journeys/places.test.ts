import { expect, test } from 'vitest';
import { openShop } from '../lib/shop';

const shop = openShop();

test('the first visit of the home page asks for consent once, keeps a share code, and leads to the store on the map', async () => {
  const phone = await shop.phone();
  await phone.open('/pages/home/index?share_code=anna7');
  await phone.answer('不同意', '服务协议与隐私政策');
  expect(await phone.kept('CHECKED_COMPLIANCE_AGREEMENT')).toBeNull();
  expect(await phone.kept('SHARE_CODE')).toBe('"anna7"');
  await phone.open('/pages/home/index');
  await phone.sees('正在进行');
  expect(await phone.view.getByRole('alertdialog').count()).toBe(0);
  await phone.press('查看位置');
  await phone.arrives('/open-location');
  await phone.press('导航');
  await phone.isTold('百度地图');
  expect(phone.requests.every((request) => new URL(request.url()).origin === phone.origin)).toBe(true);
});

test('a place is searched for and chosen on the map', async () => {
  const phone = await shop.phone({ consent: true });
  await phone.open('/choose-location?latitude=30.2447&longitude=120.2125');
  await phone.sees('钱江新城');
  await phone.screen.getByPlaceholder('搜索地点').fill('灵隐');
  await phone.tap(phone.control('radio', /^灵隐寺/));
  await phone
    .control('radio', /^灵隐寺/)
    .and(phone.screen.locator('[aria-checked="true"]'))
    .waitFor();
  await phone.press('完成');
  await phone.isTold('已选择 灵隐寺');
});

test('a place in a trial round is taken after the notice is ticked, and gives the package whose digest is shown', async () => {
  const phone = await shop.phone({ mobile: '13800000009' });
  await phone.open('/pages/download/grayscaleDownload/index?round=trial-spring');
  await phone.press('领取名额并下载');
  await phone.isTold('请先阅读并勾选体验须知');
  await phone.tap(phone.screen.getByRole('checkbox'));
  const arriving = phone.page.waitForEvent('download');
  await phone.press('领取名额并下载');
  expect((await arriving).suggestedFilename()).toMatch(/-1\.1\.0-demo\.zip$/);
  await phone.sees('您已获得体验名额');
  await phone.sees(/SHA-256 [0-9a-f]{64}/);
});
