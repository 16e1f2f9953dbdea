import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { queryClient } from '@/api';
import { finishChoice } from '@/features/place/choose-location';
import { resetDebounce } from '@/navigation/navigate';
import { startApp } from '@/page/app-frame';
import AddressEditPage from '@/pagesMine/address/edit';
import AddressesPage from '@/pagesMine/address/index';
import { login, logout } from '@/session';
import { home, serveBook, work } from '@/testing/address-book';
import { someUser } from '@/testing/people';
import { renderApp } from '@/testing/render-page';
import { openDraft } from './address-draft';

startApp();

const pages = {
  'pages/community/index': () => <p>home page</p>,
  'pagesMine/address/index': AddressesPage,
  'pagesMine/address/edit': AddressEditPage,
  'pages/location/choose': () => <p>map page</p>,
};

beforeEach(() => {
  queryClient.clear();
  resetDebounce();
  login('token', someUser);
});
afterEach(() => {
  logout();
  vi.unstubAllGlobals();
});

const box = (name: string | RegExp) => screen.findByRole<HTMLInputElement>('textbox', { name });
const type = async (name: string | RegExp, value: string) => fireEvent.input(await box(name), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

async function paste(text: string): Promise<void> {
  await type('智能识别', text);
  press('识别并填写');
}

/** What the fields hold. */
const filled = async () => [
  (await box('收货人')).value,
  (await box(/手机号/)).value,
  screen.getByRole('button', { name: /所在地区|浙江省|北京市|广东省|省 \/ 市/ }).textContent,
  (await box('详细地址')).value,
];

test('a new address is checked field by field before it is sent', async () => {
  const { sent } = serveBook([]);
  renderApp('/pagesMine/address/edit', pages);
  expect(await screen.findByText('新增地址')).toBeTruthy();
  await type('收货人', '林');
  await type('详细地址', '文三路');
  press('保存');
  for (const words of [
    '请填写 2 至 20 个字的收货人姓名',
    '请填写正确的 11 位手机号',
    '请选择所在地区',
    '请填写 5 至 100 个字的详细地址',
  ])
    expect(await screen.findByText(words)).toBeTruthy();
  expect(sent('/addresses')).toEqual([]);
});

test('a pasted text fills the form, which is saved and leads to the list', async () => {
  const { sent } = serveBook([home]);
  renderApp('/pagesMine/address/edit', pages);
  await paste('收件人：李雷\n手机：138 0013 8000\n北京市朝阳区建国路 88 号');
  expect(await filled()).toEqual(['李雷', '13800138000', expect.stringContaining('北京市 朝阳区'), '建国路 88 号']);
  expect(await screen.findByText('已识别并填写，请核对')).toBeTruthy();
  fireEvent.click(screen.getByRole('radio', { name: '公司' }));
  fireEvent.click(screen.getByRole('switch', { name: '设为默认地址' }));
  press('保存');
  await waitFor(() =>
    expect(sent('/addresses')).toEqual([
      {
        receiver: '李雷',
        mobile: '13800138000',
        cityCode: '110100',
        districtCode: '110105',
        street: '建国路 88 号',
        label: 'company',
        isDefault: true,
      },
    ]),
  );
  expect(await screen.findByText('已保存 1 个，最多 20 个')).toBeTruthy();
});

test('what a pasted text lacks is named, and a text without anything changes nothing', async () => {
  serveBook([]);
  renderApp('/pagesMine/address/edit', pages);
  await paste('13800138000 广东省东莞市');
  expect(await screen.findByText('请补充收货人、详细地址')).toBeTruthy();
  expect((await filled())[2]).toContain('广东省 东莞市');
  await paste('，，');
  expect(await screen.findByText('没有识别到地址信息，请检查后重试')).toBeTruthy();
});

test('the default address says that another one has to become it', async () => {
  serveBook([home, work]);
  renderApp('/pagesMine/address/edit?addressId=a-home', pages);
  const toggle = await screen.findByRole<HTMLButtonElement>('switch', { name: '设为默认地址' });
  expect([toggle.disabled, toggle.getAttribute('aria-checked')]).toEqual([true, 'true']);
  expect(screen.getByText('需要更换时，请将其他地址设为默认')).toBeTruthy();
});

test('what the server refuses is told, and the form stays as it is', async () => {
  serveBook([home], { '/addresses/update': { code: '4040001', message: '收货地址不存在或已删除' } });
  renderApp('/pagesMine/address/edit?addressId=a-home', pages);
  await type('详细地址', '莫干山路 9 号');
  press('保存');
  expect(await screen.findByText('收货地址不存在或已删除')).toBeTruthy();
  expect((await box('详细地址')).value).toBe('莫干山路 9 号');
});

test('an address is deleted from its form', async () => {
  const { sent } = serveBook([home, work]);
  renderApp('/pagesMine/address/edit?addressId=a-work', pages);
  await box('收货人');
  press('删除');
  fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '删除' }));
  await waitFor(() => expect(sent('/addresses/delete')).toEqual([{ addressId: 'a-work' }]));
  expect(await screen.findByText('已保存 2 个，最多 20 个')).toBeTruthy();
});

describe('leaving', () => {
  async function openFromList() {
    serveBook([home]);
    renderApp('/pagesMine/address/index', pages);
    fireEvent.click(await screen.findByRole('button', { name: /编辑林夏/ }));
    await box('收货人');
  }

  test('asks when something was changed', async () => {
    await openFromList();
    await type('收货人', '韩梅梅');
    window.history.back();
    const question = await screen.findByRole('alertdialog');
    expect(question.textContent).toContain('修改尚未保存，确定离开吗？');
    fireEvent.click(within(question).getByRole('button', { name: '继续编辑' }));
    expect((await box('收货人')).value).toBe('韩梅梅');
  });

  test('does not ask when nothing was', async () => {
    await openFromList();
    window.history.back();
    await waitFor(() => expect(screen.queryByRole('textbox', { name: '收货人' })).toBeNull());
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});

describe('a place on the map', () => {
  async function choosePlace(address: string) {
    serveBook([]);
    renderApp('/pagesMine/address/edit', pages);
    await box('收货人');
    press('从地图选择位置');
    await screen.findByText('map page');
    window.history.back();
    await box('收货人');
    act(() => finishChoice({ name: '城西银泰', address, latitude: 30.3, longitude: 120.1 }));
  }

  test('gives area and street by its address', async () => {
    await choosePlace('杭州市西湖区丰潭路 380 号');
    expect(await screen.findByDisplayValue('丰潭路 380 号 城西银泰')).toBeTruthy();
    expect((await filled())[2]).toContain('浙江省 杭州市 西湖区');
  });

  test('gives the area of the point where the address names none', async () => {
    await choosePlace('丰潭路 380 号城西银泰');
    expect(await screen.findByDisplayValue('丰潭路 380 号城西银泰')).toBeTruthy();
    expect((await filled())[2]).toContain('浙江省 杭州市 余杭区');
  });
});

test('an address of the messenger fills the form in', async () => {
  serveBook([]);
  renderApp('/', pages);
  const area = { provinceName: '浙江省', cityName: '杭州市', districtName: '西湖区' };
  openDraft({ receiver: '林夏', mobile: '+86 13800138000', street: '文三路 100 号', ...area });
  await box('收货人');
  expect(await filled()).toEqual([
    '林夏',
    '13800138000',
    expect.stringContaining('浙江省 杭州市 西湖区'),
    '文三路 100 号',
  ]);
});
