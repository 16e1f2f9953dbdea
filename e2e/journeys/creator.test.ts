import { test } from 'vitest';
import { openShop } from '../lib/shop';

const shop = openShop({});
const CREATOR = '13644430051';
const OPERATOR = '13800000012';

test('somebody applies as a creator in three steps with a kept draft, and is accepted at the console', async () => {
  const phone = await shop.phone({ mobile: CREATOR });
  await phone.open('/pagesActivity/koc/index');
  await phone.press('立即申请');
  await phone.arrives('/pagesActivity/koc/form');
  await phone.screen.getByLabel('姓名').fill('顾行舟');
  await phone.tap(phone.screen.getByText('请选择').first());
  await phone.tap(phone.page.getByRole('button', { name: '上海', exact: true }));
  await phone.press('下一步');
  await phone.press('抖音');
  await phone.screen.getByLabel('账号昵称').fill('行舟在路上');
  await phone.screen.getByLabel('主页链接').fill('看看我 https://www.douyin.com/user/xingzhou?from=share');
  await phone.screen.getByLabel('粉丝数').fill('12800');
  await phone.press('下一步');
  await phone.screen.getByLabel('自我介绍').waitFor();

  // What was written is there after the page was left.
  await phone.open('/pagesActivity/koc/index');
  await phone.press('继续申请');
  await phone.arrives('/pagesActivity/koc/form');
  await phone.press('下一步');
  await phone.press('下一步');
  await phone.screen.getByLabel('作品 1').fill('https://www.bilibili.com/video/BVjourney');
  await phone.screen.getByLabel('自我介绍').fill('拍了三年公路片，最喜欢凌晨出发，想讲清楚电动车长途的真实体验。');
  await phone.press('提交申请');
  await phone.arrives('/pagesActivity/koc/appKocSuccess');
  await phone.sees('预计 5 个工作日内完成');

  const desk = await shop.desk(OPERATOR);
  await desk.go('/creators');
  // The queue is in the order in which they came.
  await desk.press('下一页');
  await desk.page.getByRole('row', { name: /顾行舟/ }).click();
  await desk.sees('https://www.bilibili.com/video/BVjourney');
  await desk.act('通过');
  await desk.sees(/C000\d\d/);

  await phone.open('/pagesActivity/koc/appKocSuccess');
  await phone.sees(/共创官编号 C000\d\d/);
});
