import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { WebViewFrame } from './index.h5';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function open(url: string) {
  const handlers = { onLoad: vi.fn(), onFail: vi.fn(), onMessage: vi.fn() };
  render(<WebViewFrame url={url} title="网页" {...handlers} />);
  return { ...handlers, frame: screen.getByTitle('网页') as HTMLIFrameElement };
}

test('a page of the own server tells its title', () => {
  const { frame, onLoad, onFail } = open('/pages/about.html');
  Object.defineProperty(frame, 'contentDocument', { value: { title: '关于' } });
  fireEvent.load(frame);
  expect(onLoad).toHaveBeenCalledExactlyOnceWith('关于');
  expect(onFail).not.toHaveBeenCalled();
});

test('the error page of the browser in place of an own page is a failure', () => {
  const { frame, onLoad, onFail } = open('/pages/about.html');
  Object.defineProperty(frame, 'contentDocument', { value: null });
  fireEvent.load(frame);
  expect(onFail).toHaveBeenCalledOnce();
  expect(onLoad).not.toHaveBeenCalled();
});

test('another host that does not answer is a failure', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('network')));
  const { onFail } = open('https://activity.example/summer');
  await waitFor(() => expect(onFail).toHaveBeenCalledOnce());
});

test('messages of other origins are dropped', () => {
  const { frame, onMessage } = open('/pages/about.html');
  const source = frame.contentWindow;
  const send = (origin: string, data: string) =>
    window.dispatchEvent(new MessageEvent('message', { origin, data, source }));
  send('https://evil.example', 'foreign');
  send(window.location.origin, 'own');
  expect(onMessage).toHaveBeenCalledExactlyOnceWith('own');
});
