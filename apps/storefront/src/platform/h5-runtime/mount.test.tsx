import { fireEvent } from '@testing-library/react';
import { type ReactElement, useEffect, useId, useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { mount } from './mount';

const taken = Promise.resolve();

/** The HTML that the server writes for a tree. */
const written = (tree: ReactElement) =>
  new Promise<string>((resolve) => {
    window.voltFirstScreen = resolve;
    mount(tree, taken);
  });

/** Lets the app take over what the server wrote, which may be looked at before. */
async function takeOver(html: string, tree: ReactElement, look?: (app: HTMLElement) => void): Promise<HTMLElement> {
  delete window.voltFirstScreen;
  document.body.innerHTML = `<div id="app">${html}</div>`;
  const app = document.getElementById('app') as HTMLElement;
  look?.(app);
  await mount(tree, taken);
  return app;
}

afterEach(() => {
  delete window.voltFirstScreen;
  document.body.innerHTML = '';
});

interface ScreenProps {
  isDark?: boolean;
  name?: string;
  orders?: string[];
  at?: string;
}

/** What differs between the visitor for whom the server writes and the customer who opens the page. */
function Screen({ isDark, name, orders = [], at = '09:00' }: ScreenProps) {
  const id = useId();
  return (
    <main className={isDark ? 'night' : 'day'} style={{ color: isDark ? 'white' : 'black' }}>
      <h1 id={id}>首页</h1>
      {name ? <p className="name">你好，{name}</p> : <a href="/login">登录</a>}
      <ul aria-labelledby={id} hidden={orders.length === 0}>
        {orders.map((order) => (
          <li key={order}>{order}</li>
        ))}
      </ul>
      <time>
        今天 {at} 更新 {at}
      </time>
      <img className="main" alt="" src="/car.webp" {...(isDark && { 'data-dark': '' })} />
    </main>
  );
}

/** Markup without what says nothing: the order of attributes, spaces in styles, and where one text ends in two. */
function plainMarkup(html: string): string {
  const root = document.createElement('div');
  root.innerHTML = html;
  for (const element of root.querySelectorAll<HTMLElement>('*')) {
    const attributes = [...element.attributes].sort((one, other) => one.name.localeCompare(other.name));
    for (const { name } of attributes) element.removeAttribute(name);
    for (const { name, value } of attributes) element.setAttribute(name, value.replace(/[ ;]/g, ''));
  }
  return root.innerHTML;
}

test('the same screen is taken over as it stands: every element stays the one that the server wrote', async () => {
  const screen = <Screen orders={['一', '二']} />;
  const html = await written(screen);
  let before: Element[] = [];
  const app = await takeOver(html, screen, (written) => {
    before = [...written.querySelectorAll('*')];
  });
  expect([...app.querySelectorAll('*')].every((element, at) => element === before[at])).toBe(true);
  expect(before.length).toBeGreaterThan(5);
  expect(plainMarkup(app.innerHTML)).toBe(plainMarkup(html));
});

test('a customer who is logged in, in the dark, at another time gets their own screen, with nothing twice or left over', async () => {
  const customer = <Screen isDark name="小明" orders={['一', '二']} at="10:30" />;
  const app = await takeOver(await written(<Screen />), customer);
  expect(plainMarkup(app.innerHTML)).toBe(plainMarkup(await written(customer)));
});

test('a visitor over what was written for more loses the rest', async () => {
  const html = await written(<Screen isDark name="小明" orders={['一', '二']} />);
  const app = await takeOver(html, <Screen />);
  expect(app.querySelectorAll('li, .name, [data-dark]')).toHaveLength(0);
  expect(app.querySelector('main')?.className).toBe('day');
});

/** Counts taps, and tells when its effect has run. */
function Counter({ onShow }: { onShow: () => void }) {
  const [count, setCount] = useState(0);
  useEffect(onShow, [onShow]);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {count}
    </button>
  );
}

test('what was taken over works: it hears taps, and its effects run', async () => {
  const ran = vi.fn();
  const app = await takeOver(await written(<Counter onShow={ran} />), <Counter onShow={ran} />);
  const button = app.querySelector('button') as HTMLElement;
  fireEvent.click(button);
  await vi.waitFor(() => expect(button.textContent).toBe('1'));
  await vi.waitFor(() => expect(ran).toHaveBeenCalledTimes(1));
});
