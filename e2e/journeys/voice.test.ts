import sharp from 'sharp';
import { expect, test } from 'vitest';
import { openShop } from '../lib/shop';

const shop = openShop();
const AUTHOR = '13644430011';
const OPERATOR = '13800000012';
const LINK = 'https://v.douyin.com/JourneyA1/';

test('posts are handed in by link and by screenshot, reviewed at the console, and bring their stamps', async () => {
  const author = await shop.phone({ mobile: AUTHOR });
  await author.open('/pagesBannerActivity/volume/index');
  await author.press('开始任务');
  await author.arrives('/pagesBannerActivity/volume/route');
  await author.tap(author.screen.getByRole('link', { name: /抖音/ }));
  await author.arrives('/pagesBannerActivity/volume/douyinPage');
  await author.screen.getByLabel('作品链接').fill(`3.56 复制打开抖音，看看【灯亮了】 ${LINK} 03/12`);
  await author.sees('已识别 v.douyin.com/JourneyA1');
  await author.press('提交审核');
  await author.arrives('/pagesBannerActivity/volume/list');
  await author.sees('审核中');

  // The same link in other words is taken.
  const rival = await shop.client();
  await rival.login('13644430012');
  const body = { slug: 'voice', channel: 'douyin', text: 'http://v.douyin.com/JourneyA1?from=b' };
  const refused = await rival.call('POST /api/mpmkt/v1/campaign/voice/posts/submit', { body });
  expect(refused.code).not.toBe('000000');

  await author.open('/pagesBannerActivity/volume/momentsPage');
  const buffer = await sharp({ create: { width: 300, height: 600, channels: 3, background: '#88aa99' } })
    .png()
    .toBuffer();
  const chosen = author.page.waitForEvent('filechooser');
  await author.press('上传截图');
  await (await chosen).setFiles({ name: 'shot.png', mimeType: 'image/png', buffer });
  await author.screen.getByAltText('已上传的图片').waitFor();
  await author.press('提交审核');
  await author.arrives('/pagesBannerActivity/volume/list');

  const desk = await shop.desk(OPERATOR);
  await desk.page.goto('/console/voices?channel=douyin');
  const row = desk.page.getByRole('row', { name: /JourneyA1/ });
  await row.getByRole('button', { name: /^通\s*过$/ }).click();
  await desk.field('阅读量').fill('1234');
  await desk.press('确认');
  await row.waitFor({ state: 'detached' });
  await desk.page.goto('/console/voices?channel=moments');
  await desk.page
    .locator('tr', { has: desk.page.locator('img[src*="/files/"]') })
    .getByRole('button', { name: '不通过' })
    .click();
  await desk.field('原因').fill('截图看不到发布时间');
  await desk.press('确认');

  await author.open('/pagesBannerActivity/volume/list');
  await author.sees('已点亮印章，+200 积分');
  await author.sees('阅读量 1234');
  await author.sees('原因：截图看不到发布时间');
  await author.press('重新提交（剩 2 次）');
  await author.arrives('/pagesBannerActivity/volume/momentsPage');
  await author.sees('修改后重新提交，不占用本周次数');
  await author.open('/pagesBannerActivity/volume/index');
  await author.sees('已点亮');
});
