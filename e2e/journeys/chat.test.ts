import { expect, test } from 'vitest';
import { openShop } from '../lib/shop';

const AGENT = '13800000011';
const CUSTOMER = '13644430041';

const shop = openShop();

/** Within this time (ms) the other side has it: the live channel speaks at once, asking again takes longer. */
const AT_ONCE_MS = 8_000;

test('a customer is answered by itself, then by an agent in real time, and rates the conversation', async () => {
  const phone = await shop.phone({ consent: true, mobile: CUSTOMER });
  await phone.open('/yunxin/ChatActivity?about=model&key=YL01');
  const { page } = phone;
  await page.getByText('人工客服服务时间 每天 9:00–21:00').waitFor();
  await page.getByRole('button', { name: '发送给客服' }).tap();
  await page.getByRole('log').getByText('智能助手').first().waitFor();
  await page.getByRole('button', { name: '如何贷款购车？' }).tap();
  await page.getByText('在线提交预审，最快 30 分钟出结果', { exact: false }).waitFor();

  const desk = await shop.desk(AGENT);
  await desk.go('/chats');
  await desk.page.getByRole('switch', { name: '在线接待' }).click();
  await desk.page.getByText('在线客服 1 人').waitFor();

  await page.getByRole('button', { name: '转人工' }).tap();
  await page.getByText(/排队中，前面还有 \d+ 位，预计 \d+ 分钟/).waitFor();
  await page.getByLabel('消息').fill('首付两成月供多少');
  await page.getByLabel('消息').press('Enter');
  await page.getByText('未读').first().waitFor();

  // The newest in the queue is the last one.
  const waiting = desk.page.getByRole('link', { name: '首付两成月供多少' });
  await waiting.waitFor({ timeout: AT_ONCE_MS });
  await waiting.click();
  await desk.press('接入');
  const field = desk.page.getByLabel('输入回复，Enter 发送，Shift + Enter 换行');
  await field.fill('首付两成、36 期，月供约 5,200 元');
  await field.press('Enter');
  await page.getByText('首付两成、36 期，月供约 5,200 元').waitFor({ timeout: AT_ONCE_MS });
  await expect.poll(() => page.getByText('未读').count(), { timeout: AT_ONCE_MS }).toBe(0);

  await page.getByLabel('消息').fill('好的谢谢');
  await page.getByRole('button', { name: '发送', exact: true }).tap();
  await desk.page.getByRole('log').getByText('好的谢谢').waitFor({ timeout: AT_ONCE_MS });
  await desk.press('结束会话');
  await desk.page.getByRole('dialog').getByRole('button').last().click();

  await page.getByText('请为本次服务评分').waitFor({ timeout: AT_ONCE_MS });
  await page.getByRole('radio').last().tap();
  await page.getByRole('button', { name: '提交评价' }).tap();
  await page.getByText('您的评价', { exact: true }).waitFor();
  await desk.page.getByText('评价 ★★★★★').waitFor({ timeout: 30_000 });

  await desk.page.getByRole('switch', { name: '在线接待' }).click();
  await desk.page.getByText('在线客服 0 人').waitFor();
});
