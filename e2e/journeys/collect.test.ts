import { expect, test } from 'vitest';
import { logIn } from '../lib/sale';
import { openShop } from '../lib/shop';

const shop = openShop();
const GIVER = '13644430021';
const FRIEND = '13644430022';
const query = { slug: 'anniversary' };

interface Shown {
  settings: { items: { key: string; title: string }[] };
  own: { counts: { item: string; count: number }[] };
}
interface Given {
  data: { linkId: string };
}

test('a card is taken for a task, given by a link, and a friend takes it once', async () => {
  const giver = await shop.phone({ mobile: GIVER });
  await giver.open('/pagesActivity/anniversary/index');
  await giver.press('去逛逛 逛一逛门店');
  await giver.arrives('/pagesStore/storeList');
  await giver.open('/pagesActivity/anniversary/index');
  await giver.press('领取 逛一逛门店');
  await giver.sees('获得一张卡');
  await giver.press('收下');
  const client = await shop.client(giver);
  const { settings, own } = await client.must<Shown>('GET /api/mpmkt/v1/campaign/collect', { query });
  expect(own.counts.map(({ count }) => count)).toEqual([1]);
  const title = settings.items.find(({ key }) => key === own.counts[0]?.item)?.title ?? '';

  await giver.press(`${title}，1 张`);
  const given = giver.page.waitForResponse((response) => response.url().includes('/collect/give'));
  await giver.press('送给好友');
  const { linkId } = ((await (await given).json()) as Given).data;
  await giver.sees('分享给好友');

  // A friend follows the shared link, logs in and is back at the gift.
  const friend = await shop.phone({ consent: true });
  await friend.open(`/pagesActivity/anniversary/index?link=${linkId}`);
  await friend.sees('好友的赠送');
  await friend.press('收下');
  await logIn(friend, await shop.client(), FRIEND);
  await friend.arrives('/pagesActivity/anniversary/index');
  await friend.press('收下');
  await friend.sees('已收下，放进你的收藏了');
  await giver.open('/pagesActivity/anniversary/index');
  await giver.sees('已领取');
  await giver.sees('还差 5 种卡');
  await friend.press('我也去集卡');
  await friend.sees('还差 4 种卡');
});
