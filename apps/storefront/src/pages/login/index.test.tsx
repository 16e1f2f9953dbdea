import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { back } from '@/navigation';
import { resetDebounce } from '@/navigation/navigate';
import { livePages } from '@/testing/page-stack';
import { renderApp } from '@/testing/render-page';
import { serveReplies } from '@/testing/server';
import LoginPage from './index';

const Reader = () => <div>协议全文</div>;

test.each(['《用户协议》', '《隐私政策》'])('%s can be read without having agreed when coming back', async (name) => {
  serveReplies({});
  renderApp('/pages/login/index', { 'pages/login/index': LoginPage, 'pages/webview/index': Reader });
  const box = await screen.findByRole('checkbox', { name: '我已阅读并同意用户协议与隐私政策' });
  resetDebounce();
  fireEvent.click(screen.getByText(name));
  await screen.findByText('协议全文');
  act(() => back());
  await vi.waitFor(() => expect(livePages()).toEqual(['/pages/login/index']));
  expect(box.getAttribute('aria-checked')).toBe('false');
  fireEvent.click(box);
  expect(box.getAttribute('aria-checked')).toBe('true');
});
