import { expect, test } from 'vitest';
import { openShop } from '../lib/shop';

const shop = openShop();

test('a customer adds addresses by pasting, changes the default, and deletes one', async () => {
  const phone = await shop.phone({ mobile: '13911150261' });
  await phone.open('/pages/mine/index');
  await phone.press('地址管理');
  await phone.arrives('/pagesMine/address/index');
  await phone.press('新增地址');
  await phone.arrives('/pagesMine/address/edit');
  await phone.control('textbox', '智能识别').fill('林夏 13800138000 浙江省杭州市西湖区文三路 100 号');
  await phone.press('识别并填写');
  await phone.press('保存');
  await phone.arrives('/pagesMine/address/index');
  await phone.sees('138****8000');

  await phone.press('新增地址');
  await phone.arrives('/pagesMine/address/edit');
  await phone.control('textbox', '智能识别').fill('韩梅梅 13900139000 广东省东莞市长安镇德政中路 218 号');
  await phone.press('识别并填写');
  await phone.tap(phone.control('switch', '设为默认地址'));
  await phone.press('保存');
  await phone.arrives('/pagesMine/address/index');
  await phone.sees('已保存 2 个，最多 20 个');
  const rows = phone.screen.getByRole('listitem');
  await expect.poll(() => rows.first().textContent()).toMatch(/韩梅梅.*默认.*广东省 东莞市.*长安镇德政中路 218 号/);

  await phone.tap(phone.control('button', '编辑韩梅梅的地址'));
  await phone.arrives('/pagesMine/address/edit');
  await phone.press('删除');
  await phone.tap(phone.view.getByRole('alertdialog').getByRole('button', { name: '删除' }));
  await phone.arrives('/pagesMine/address/index');
  await phone.sees('已保存 1 个，最多 20 个');
  await expect.poll(() => rows.first().textContent()).toMatch(/林夏.*默认/);
});

test('a place from the map changes the form: who then turns back is asked', async () => {
  const phone = await shop.phone({ mobile: '13911150262' });
  await phone.open('/pagesMine/address/index');
  await phone.press('新增地址');
  await phone.arrives('/pagesMine/address/edit');
  await phone.press('从地图选择位置');
  await phone.arrives('/choose-location');
  await phone.page.getByPlaceholder('搜索地点').fill('西湖区公共');
  const done = phone.control('button', '完成');
  await phone.tap(phone.screen.getByRole('radio', { name: /公共充电站/ }).first());
  await expect.poll(() => done.isEnabled()).toBe(true);
  await phone.tap(done);
  await phone.arrives('/pagesMine/address/edit');
  await expect.poll(() => phone.control('textbox', '详细地址').inputValue()).toMatch(/公共充电站/);
  await phone.page.goBack();
  await phone.sees('修改尚未保存，确定离开吗？');
  await phone.press('离开');
  await phone.arrives('/pagesMine/address/index');
});
