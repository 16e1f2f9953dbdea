import { t } from '@lingui/core/macro';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { queryClient } from '@/api';
import { changeLanguage } from './change-language';
import { useRedraw } from './redraw';

afterEach(async () => {
  cleanup();
  await changeLanguage('zh-CN');
});

function App({ children }: { children: ReactNode }) {
  return <>{useRedraw(children)}</>;
}

function Counter() {
  const [count, setCount] = useState(0);
  return <button type="button" onClick={() => setCount(count + 1)}>{`${t`关闭`} ${count}`}</button>;
}

const press = () => fireEvent.click(screen.getByRole('button'));
const says = () => screen.getByRole('button').textContent;

test.each([
  ['one page', <Counter key="a" />],
  ['a list of pages', [<Counter key="a" />]],
])('a new language redraws %s, keeps what was entered, and asks the server again', async (_, pages) => {
  const asked = vi.spyOn(queryClient, 'invalidateQueries');
  render(<App>{pages}</App>);
  press();
  expect(says()).toBe('关闭 1');
  await act(() => changeLanguage('en'));
  expect(says()).toBe('Close 1');
  expect(localStorage.getItem('MALL_LANGUAGE')).toBe('"en"');
  expect(asked).toHaveBeenCalledOnce();
  press();
  expect(says()).toBe('Close 2');
  await act(() => changeLanguage('zh-CN'));
  expect(says()).toBe('关闭 2');
});
