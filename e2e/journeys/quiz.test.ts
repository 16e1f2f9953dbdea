import { expect, test } from 'vitest';
import { openShop } from '../lib/shop';

const shop = openShop();
const CUSTOMER = '13644430031';
const OPERATOR = '13800000018';
/** A match of the last days of the groups: 比利时 – 波兰. */
const MATCH = 'bel-pol';
const PAGE = `/pagesActivity/worldCup/participateQuiz?match=${MATCH}`;

test('a match is predicted and changed, and staff call it off', async () => {
  const customer = await shop.phone({ mobile: CUSTOMER });
  await customer.open(PAGE);
  await customer.sees('请选择赛果');
  const { page } = customer;
  await page.getByRole('radio', { name: '比利时胜', exact: true }).tap();
  await page.getByRole('switch', { name: '猜比分' }).tap();
  await customer.press('提交竞猜');
  await customer.sees('大家怎么猜');
  await customer.sees('我猜 比利时胜 · 比分 1 : 0');

  await page.getByRole('radio', { name: '平局', exact: true }).tap();
  await customer.press('修改竞猜');
  await customer.sees('我猜 平局 · 比分 0 : 0');

  await customer.open('/pagesActivity/worldCup/quizResult');
  await customer.sees('我猜 平局 · 比分 0 : 0');
  expect(await customer.text()).toContain('0/0');

  const desk = await shop.desk(OPERATOR);
  await desk.go('/campaigns/world-cup');
  await desk.page.getByRole('tab', { name: '赛果' }).click();
  const row = desk.page.getByRole('row', { name: /比利时 – 波兰/ });
  await row.getByRole('button').click();
  await desk.confirm({ fill: () => desk.page.getByRole('radio', { name: '取消' }).check() });
  await row.getByText('生效').waitFor();

  // Nothing can be said any more, and what was said is void in ten minutes.
  await customer.open(PAGE);
  await customer.sees('竞猜已截止');
  await customer.press('返回赛程');
  await customer.arrives('/pagesActivity/worldCup/index');
});
