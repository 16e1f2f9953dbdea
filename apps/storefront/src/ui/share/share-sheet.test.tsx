import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { sharePoster } from '../poster/poster-plan';
import { ShareSheet, type ShareSheetProps } from './share-sheet';

const content = { title: '我的配置', address: '/pagesDetail/configPreview?c=1' };
const poster = sharePoster({
  picture: '/assets/a.webp',
  title: '我的配置',
  code: { text: '1' },
  codeNote: '扫码查看',
  brandName: '品牌',
});

afterEach(() => {
  vi.unstubAllGlobals();
});

function open(props: Partial<ShareSheetProps> = {}, ownNavigator: object = {}) {
  vi.stubGlobal('navigator', { userAgent: '', ...ownNavigator });
  const onClose = vi.fn();
  const onShared = vi.fn();
  render(<ShareSheet isOpen onClose={onClose} onShared={onShared} content={content} {...props} />);
  return { onClose, onShared };
}

const ways = () => screen.getAllByRole('button').map((button) => button.textContent);

test('offers what the platform has', () => {
  open();
  expect(ways()).toEqual(['', '复制链接', '二维码']);
});

test('the link is copied, and the sheet closes', async () => {
  const writeText = vi.fn(async () => undefined);
  const { onClose, onShared } = open({}, { clipboard: { writeText } });
  fireEvent.click(screen.getByRole('button', { name: '复制链接' }));
  await vi.waitFor(() => expect(onShared).toHaveBeenCalledWith('copy'));
  expect(writeText).toHaveBeenCalledWith(`${window.location.origin}${content.address}`);
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('the browser is asked to send where it can; a change of mind keeps the sheet', async () => {
  const share = vi.fn(async () => {
    throw new DOMException('', 'AbortError');
  });
  const { onClose } = open({ codeText: null }, { share });
  expect(ways()).toEqual(['', '发送好友', '复制链接']);
  fireEvent.click(screen.getByRole('button', { name: '发送好友' }));
  await vi.waitFor(() => expect(share).toHaveBeenCalled());
  expect(onClose).not.toHaveBeenCalled();
});

test('the code and the poster open in the sheet, with a way back', async () => {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  const { onShared } = open({ poster });
  fireEvent.click(screen.getByRole('button', { name: '二维码' }));
  expect(screen.getByRole('img', { name: '我的配置的二维码' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: '返回' }));
  fireEvent.click(screen.getByRole('button', { name: '生成海报' }));
  expect(screen.getByRole('dialog', { name: '分享海报' })).toBeTruthy();
  expect(await screen.findByText('海报生成失败')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: '返回' }));
  expect(screen.getByRole('dialog', { name: '分享给好友' })).toBeTruthy();
  expect(onShared.mock.calls).toEqual([['code'], ['poster']]);
});
