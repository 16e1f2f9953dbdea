import { beforeEach, describe, expect, test } from 'vitest';
import { livePages, nextPopState, openApp } from '@/testing/page-stack';
import { pageStack } from './page-stack';

beforeEach(() => openApp('/'));

describe('page stack', () => {
  test('a pushed page lies above the one before, and back shows that one again', async () => {
    const home = pageStack.top();
    pageStack.push('/pagesDetail/carModel?modelId=YL01');
    expect(livePages()).toEqual(['/', '/pagesDetail/carModel']);
    expect(window.location.search).toBe('?modelId=YL01');
    pageStack.back();
    await nextPopState();
    expect(pageStack.top()).toBe(home);
  });

  test('forward mounts the page anew, with the query of its address', async () => {
    pageStack.push('/pagesDetail/carModel?modelId=YL01');
    pageStack.back();
    await nextPopState();
    window.history.forward();
    await nextPopState();
    expect(livePages()).toEqual(['/', '/pagesDetail/carModel']);
    expect(pageStack.top()?.query).toEqual({ modelId: 'YL01' });
  });

  test('a tab that was left is kept, and back returns to it', async () => {
    const home = pageStack.top();
    pageStack.switchTab('/pages/car/index');
    expect(livePages()).toEqual(['/pages/car/index']);
    expect(pageStack.get().tabs).toHaveLength(2);
    pageStack.back();
    await nextPopState();
    expect(pageStack.top()?.key).toBe(home?.key);
  });

  test('a relaunch drops every page', () => {
    pageStack.push('/pagesDetail/carModel');
    pageStack.relaunch('/pagesOrder/order/index');
    expect(livePages()).toEqual(['/pagesOrder/order/index']);
    expect(pageStack.get().tabs).toEqual([]);
  });

  test('the topmost pages are dropped together when another takes their place', async () => {
    pageStack.push('/pagesDetail/carModel');
    pageStack.push('/pages/login/index');
    pageStack.push('/pages/login/code');
    pageStack.replaceTop(2, '/pagesOrder/order/index');
    await nextPopState();
    expect(livePages()).toEqual(['/', '/pagesDetail/carModel', '/pagesOrder/order/index']);
  });

  test('after a reload the page still knows that it can go back', () => {
    pageStack.push('/pagesDetail/carModel');
    pageStack.reset();
    pageStack.start(['/']);
    expect(livePages()).toEqual(['/pagesDetail/carModel']);
    expect(pageStack.canGoBack()).toBe(true);
  });

  test('the home page has one address, whatever the link says', () => {
    openApp('/pages/community/index?share_code=a');
    expect(window.location.pathname + window.location.search).toBe('/?share_code=a');
  });
});
