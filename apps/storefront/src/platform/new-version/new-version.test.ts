import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { registerPage } from '@/testing/register-page';
import { loadPage } from '../h5-runtime/page-loader';
import { pageStack } from '../h5-runtime/page-stack';
import { isOther } from './deployed';
import { watchNewVersion } from './index.h5';

const RUNNING = ['/js/app.11111111.js', '/js/react.22222222.js'];

/** The scripts that the page under test runs on. */
function runHere(): void {
  const script = document.createElement('script');
  script.src = RUNNING[0] ?? '';
  document.head.append(script);
}

test('a development run is never out of date', () => {
  expect(isOther(['js/app.33333333.js'], ['/js/app.js'])).toBe(false);
});

test.each([
  ['the same files', ['js/app.11111111.js', 'js/react.22222222.js'], false],
  ['one file with another hash', ['js/app.33333333.js', 'js/react.22222222.js'], true],
  ['a development run without hashes', ['js/app.js'], false],
])('%s: newer is %s', (_name, deployed, isNewer) => {
  expect(isOther(deployed, RUNNING)).toBe(isNewer);
});

describe('a page whose code is gone', () => {
  const reload = vi.fn();
  const onFailed = vi.fn();
  const ask = vi.fn(async () => false);
  const gone = Object.assign(new Error('Loading chunk 77 failed.'), { name: 'ChunkLoadError', type: 'missing' });

  const deploy = (scripts: string[] | 'down') =>
    vi.stubGlobal('fetch', async () => {
      if (scripts === 'down') throw new TypeError('Failed to fetch');
      return { json: async () => ({ data: { scripts } }) };
    });

  beforeEach(() => {
    window.sessionStorage.clear();
    vi.clearAllMocks();
    document.body.innerHTML = '';
    runHere();
    vi.stubGlobal('location', { ...window.location, href: 'http://localhost/', reload });
    registerPage('pages/car/index', () => Promise.reject(gone));
    pageStack.reset();
    watchNewVersion({ askAfterMs: 1000, onFailed, ask });
  });
  afterEach(() => vi.unstubAllGlobals());

  const open = () => Promise.race([loadPage('/pages/car/index'), vi.waitFor(() => expect(reload).toHaveBeenCalled())]);

  test('is loaded anew when a newer version is deployed', async () => {
    deploy(['js/app.99999999.js']);
    await open();
    expect(reload).toHaveBeenCalledOnce();
    expect(onFailed).not.toHaveBeenCalled();
  });

  test('says that the update failed when the reload brought nothing newer', async () => {
    deploy(['js/app.99999999.js']);
    window.sessionStorage.setItem('MALL_RELOADED_AT', String(Date.now()));
    await expect(loadPage('/pages/car/index')).rejects.toBe(gone);
    expect(onFailed).toHaveBeenCalledOnce();
    expect(reload).not.toHaveBeenCalled();
  });

  test.each([['down' as const], [['js/app.js']]])(
    'stays a failure to try again while the server says %j',
    async (answer) => {
      deploy(answer);
      await expect(loadPage('/pages/car/index')).rejects.toBe(gone);
      expect(reload).not.toHaveBeenCalled();
      expect(onFailed).not.toHaveBeenCalled();
    },
  );

  test('asks first when something is written into a field', async () => {
    deploy(['js/app.99999999.js']);
    document.body.innerHTML = '<input type="text" value="李">';
    await expect(loadPage('/pages/car/index')).rejects.toBe(gone);
    expect(ask).toHaveBeenCalledOnce();
    expect(reload).not.toHaveBeenCalled();
    ask.mockResolvedValueOnce(true);
    await open();
    expect(reload).toHaveBeenCalledOnce();
  });
});
