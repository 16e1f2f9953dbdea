import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { queryClient } from '@/api';
import { login, logout } from '@/session';
import { someUser } from '@/testing/people';
import { serveReplies } from '@/testing/server';
import { ConfigurationShareSheet, type ConfigurationShareSheetProps } from './share-sheet';

const props = { isOpen: true, title: '长续航版', picture: '/assets/a.webp', totalFen: 22_990_000, onClose: vi.fn() };

const PATH = '/pagesFollow/configPreview/index?shareId=8F3K2Q';

afterEach(() => {
  logout();
  queryClient.clear();
  vi.unstubAllGlobals();
});

const open = (shared: ConfigurationShareSheetProps['shared']) =>
  render(
    <QueryClientProvider client={queryClient}>
      <ConfigurationShareSheet {...props} shared={shared} />
    </QueryClientProvider>,
  );

/** What the button copies. */
async function copied(): Promise<unknown> {
  const writeText = vi.fn(async () => undefined);
  vi.stubGlobal('navigator', { userAgent: '', clipboard: { writeText } });
  fireEvent.click(screen.getByRole('button', { name: '复制链接' }));
  await waitFor(() => expect(writeText).toHaveBeenCalled());
  return writeText.mock.calls[0]?.at(0);
}

test('a person logged in passes a short link on, a visitor the whole one', async () => {
  const seen = serveReplies({ data: { token: 'AbCdE12345', path: '/AbCdE12345', expiresAt: 1 } });
  const shared = { shareId: '8F3K2Q', path: PATH };
  const visitor = open(shared);
  expect(await copied()).toBe(`${window.location.origin}${PATH}`);
  expect(seen).toEqual([]);
  visitor.unmount();
  login('token', someUser);
  open(shared);
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(await copied()).toBe(`${window.location.origin}/AbCdE12345`);
  expect(seen[0]?.body).toEqual({ route: '/pagesFollow/configPreview/index', query: { shareId: '8F3K2Q' } });
});

test('the whole link is passed on where none can be made', async () => {
  serveReplies({ code: '4090202', message: '数量已达上限' });
  login('token', someUser);
  open({ shareId: '8F3K2Q', path: PATH });
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(await copied()).toBe(`${window.location.origin}${PATH}`);
});

test('a stored configuration shows its code and every way to pass it on', () => {
  open({ shareId: '8F3K2Q', path: PATH });
  expect(screen.getByText('8F3K2Q')).toBeTruthy();
  expect(screen.getByRole('dialog', { name: '分享配置' })).toBeTruthy();
  for (const way of ['复制链接', '生成海报', '二维码']) expect(screen.getByRole('button', { name: way })).toBeTruthy();
});

test('nothing shows before the configuration is stored', () => {
  open(null);
  expect(screen.queryByRole('dialog')).toBeNull();
});
