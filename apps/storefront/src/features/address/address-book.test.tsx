import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '@/api';
import { resetDebounce } from '@/navigation/navigate';
import { startApp } from '@/page/app-frame';
import AddressEditPage from '@/pagesMine/address/edit';
import AddressesPage from '@/pagesMine/address/index';
import { login, logout } from '@/session';
import { home, serveBook, whole, work } from '@/testing/address-book';
import { someUser } from '@/testing/people';
import { renderApp } from '@/testing/render-page';
import { chooseAddress } from './choose-address';

startApp();

const pages = {
  'pages/community/index': () => <p>asking page</p>,
  'pagesMine/address/index': AddressesPage,
  'pagesMine/address/edit': AddressEditPage,
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

const row = (street: string) => screen.findByRole('group', { name: new RegExp(street) });

async function act(street: string, action: string): Promise<void> {
  const group = await row(street);
  fireEvent.click(within(group).getByRole('button', { name: /的操作/ }));
  fireEvent.click(within(group).getByRole('button', { name: action }));
}

test('the book shows each address with its phone masked, its label and the default', async () => {
  serveBook([home, work]);
  renderApp('/pagesMine/address/index', pages);
  const first = await row('文三路');
  for (const words of ['林夏', '138****8000', '浙江省 杭州市 西湖区', '文三路 100 号', '家', '默认'])
    expect(within(first).getByText(words)).toBeTruthy();
  expect(within(await row('未来科技城')).queryByText('默认')).toBeNull();
  expect(within(first).queryByRole('button', { name: '设为默认' })).toBeNull();
  expect(screen.getByText('已保存 2 个，最多 20 个')).toBeTruthy();
});

test('an empty book leads to the form', async () => {
  serveBook([]);
  renderApp('/pagesMine/address/index', pages);
  expect(await screen.findByText('还没有收货地址')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: '新增地址' }));
  expect(await screen.findByRole('textbox', { name: '收货人' })).toBeTruthy();
});

test('a full book opens no form, and says why', async () => {
  serveBook(Array.from({ length: 20 }, (_, n) => ({ ...work, addressId: `a-${n}`, street: `第 ${n} 大街 1 号` })));
  renderApp('/pagesMine/address/index', pages);
  await row('第 19 大街');
  fireEvent.click(screen.getByRole('button', { name: '新增地址' }));
  expect(await screen.findByText('最多可保存 20 个地址，请先删除不用的')).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('a swipe makes an address the default', async () => {
  const { sent } = serveBook([home, work]);
  renderApp('/pagesMine/address/index', pages);
  await act('未来科技城', '设为默认');
  await waitFor(() => expect(sent('/addresses/default')).toEqual([{ addressId: 'a-work' }]));
  expect(await screen.findByText('已设为默认地址')).toBeTruthy();
});

test('an address is deleted only after the question', async () => {
  const { sent } = serveBook([home, work]);
  renderApp('/pagesMine/address/index', pages);
  await act('未来科技城', '删除');
  fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '取 消' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(sent('/addresses/delete')).toEqual([]);
  await act('未来科技城', '删除');
  fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '删除' }));
  await waitFor(() => expect(sent('/addresses/delete')).toEqual([{ addressId: 'a-work' }]));
});

test('a page that asks gets the chosen address, and the one chosen before is marked', async () => {
  serveBook([home, work]);
  renderApp('/', pages);
  const choice = chooseAddress('a-home');
  expect(await screen.findByText('选择收货地址')).toBeTruthy();
  const options = await screen.findAllByRole('radio');
  expect(options.map((option) => option.getAttribute('aria-checked'))).toEqual(['true', 'false']);
  fireEvent.click(options[1] as HTMLElement);
  await expect(choice).resolves.toEqual(whole(work));
});

test('who turns back has chosen none', async () => {
  serveBook([home]);
  renderApp('/', pages);
  const choice = chooseAddress();
  await screen.findByRole('radio');
  window.history.back();
  await expect(choice).resolves.toBeNull();
});

test('without a page that asks, a row opens the form', async () => {
  serveBook([home]);
  renderApp('/pagesMine/address/index', pages);
  const street = await screen.findByText('文三路 100 号');
  expect(screen.queryByRole('radio')).toBeNull();
  fireEvent.click(street);
  expect(await screen.findByDisplayValue('文三路 100 号')).toBeTruthy();
});

test('a page that asks gets an address that was added for it', async () => {
  const { sent } = serveBook([]);
  renderApp('/', pages);
  const choice = chooseAddress();
  const add = await screen.findByRole('button', { name: '新增地址' });
  resetDebounce();
  fireEvent.click(add);
  const paste = await screen.findByRole('textbox', { name: '智能识别' });
  fireEvent.input(paste, { target: { value: '林夏 13800138000 浙江省杭州市西湖区文三路 100 号' } });
  fireEvent.click(screen.getByRole('button', { name: '识别并填写' }));
  fireEvent.click(screen.getByRole('button', { name: '保存' }));
  await expect(choice).resolves.toEqual({ ...whole(home), addressId: 'a-new' });
  expect(sent('/addresses')).toHaveLength(1);
  expect(await screen.findByText('asking page')).toBeTruthy();
});
