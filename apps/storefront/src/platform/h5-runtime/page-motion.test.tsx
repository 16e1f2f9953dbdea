import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { nextPopState } from '@/testing/page-stack';
import { renderApp } from '@/testing/render-page';
import { motionBetween } from './page-motion';
import { pageStack } from './page-stack';
import type { PageRecord } from './page-types';

const record = (key: string): PageRecord => ({ key, path: `/${key}`, query: {} });
const [home, model, order] = [record('home'), record('model'), record('order')];
const stackOf = (...stack: PageRecord[]) => ({ stack, tabs: [home] });

describe('the motion between two stacks', () => {
  test('is a push when a new page lies over the top', () => {
    expect(motionBetween(stackOf(home), stackOf(home, model))).toEqual({
      kind: 'push',
      upper: model,
      lowerKey: 'home',
    });
  });

  test('is a pop when pages above an older one are gone, however many', () => {
    const pop = { kind: 'pop', upper: order, lowerKey: 'home' };
    expect(motionBetween(stackOf(home, model, order), stackOf(home))).toEqual(pop);
  });

  test('is none for replaced pages, switched tabs and a new query', () => {
    expect(motionBetween(stackOf(home, model), stackOf(home, order))).toBeNull();
    expect(motionBetween(stackOf(home), stackOf(model))).toBeNull();
    expect(motionBetween(stackOf(home), stackOf({ ...home, query: { tab: 'newest' } }))).toBeNull();
  });
});

const pages = {
  'pages/community/index': () => <p>首页</p>,
  'pagesDetail/carModel': () => <p>车型</p>,
};

const slotOf = (text: string) => screen.queryByText(text)?.closest('[data-page]')?.parentElement;
const isGone = (text: string) => !slotOf(text) || slotOf(text)?.hidden;

function preferMotion(isReduced: boolean) {
  vi.stubGlobal('matchMedia', () => ({ matches: isReduced, addEventListener: () => undefined }));
}

async function openAndPush() {
  renderApp('/', pages);
  await screen.findByText('首页');
  act(() => pageStack.push('/pagesDetail/carModel'));
  await screen.findByText('车型');
}

async function goBack(event: object = {}) {
  const moved = nextPopState();
  window.addEventListener('popstate', (pop) => Object.assign(pop, event), { once: true, capture: true });
  await act(async () => {
    pageStack.back();
    await moved;
  });
}

describe('pages of the app', () => {
  beforeEach(() => preferMotion(false));
  afterEach(() => vi.unstubAllGlobals());

  test('the page below stays in sight until the pushed one has arrived, and is hidden for everything else', async () => {
    await openAndPush();
    expect(isGone('首页')).toBe(false);
    expect(screen.getByText('首页').closest('[data-page]')).toHaveProperty('hidden', true);
    fireEvent.animationEnd(slotOf('车型') as Element);
    expect(isGone('首页')).toBe(true);
  });

  test('a page that goes back leaves in sight, and is gone once it is out', async () => {
    await openAndPush();
    await goBack();
    expect(screen.getByText('首页').closest('[data-page]')).toHaveProperty('hidden', false);
    fireEvent.animationEnd(slotOf('车型') as Element);
    expect(screen.queryByText('车型')).toBeNull();
  });

  test('animations inside a page do not end its way', async () => {
    await openAndPush();
    fireEvent.animationEnd(screen.getByText('车型'));
    expect(isGone('首页')).toBe(false);
  });

  test('a swipe that the browser has shown is not shown again', async () => {
    await openAndPush();
    fireEvent.animationEnd(slotOf('车型') as Element);
    await goBack({ hasUAVisualTransition: true });
    expect(screen.queryByText('车型')).toBeNull();
  });

  test('people who want less motion get the next page at once', async () => {
    preferMotion(true);
    await openAndPush();
    expect(isGone('首页')).toBe(true);
  });
});
