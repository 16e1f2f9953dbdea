import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fireEvent, screen, within } from '@testing-library/react';
import { brand } from '@voltfront/brand';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { queryClient } from '@/api';
import { resetDebounce } from '@/navigation/navigate';
import { startApp } from '@/page/app-frame';
import AboutUsPage from '@/pagesMine/aboutUs';
import { appVersion } from '@/platform/environment';
import { openInApp } from '@/testing/native-app';
import { renderApp } from '@/testing/render-page';

startApp();

const pages = {
  'pagesMine/aboutUs': AboutUsPage,
  'pagesDocuments/personalInfoColect': () => <p>collection list</p>,
  'pages/download/index': () => <p>download page</p>,
  'pages/download/grayscaleDownload/index': () => <p>trial page</p>,
};
const RUNNING = 'js/app.11111111.js';
const reload = vi.fn();

interface Answers {
  /** Script of the deployed version. */
  deployed?: string;
  newest?: string;
  trial?: { state: string; round: { roundId: string; version: string } | null };
}

function serve({ deployed, newest, trial = { state: 'none', round: null } }: Answers): void {
  vi.stubGlobal('fetch', async (url: string) => {
    const body = (data: unknown) => {
      const text = JSON.stringify({ code: '000000', message: '', data });
      return { status: 200, text: async () => text, json: async () => JSON.parse(text) };
    };
    if (url.includes('/config/version.json')) {
      if (!deployed) throw new TypeError('Failed to fetch');
      return body({ scripts: [deployed] });
    }
    if (url.includes('/appVersion')) return body({ version: newest, minimumVersion: '1.0.0', isForced: false });
    return body(url.includes('getGrayVersionInfo') ? trial : { items: [] });
  });
}

beforeEach(() => {
  queryClient.clear();
  resetDebounce();
  reload.mockClear();
  const script = document.createElement('script');
  script.src = `/${RUNNING}`;
  document.head.append(script);
});
afterEach(() => vi.unstubAllGlobals());

const open = () => renderApp('/pagesMine/aboutUs', pages);
const row = () => screen.findByRole('button', { name: /当前版本/ });

test('the version is that of the package', () => {
  const file = join(import.meta.dirname, '../../../package.json');
  expect(appVersion).toBe((JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version);
});

test('everything about the brand comes from the brand', async () => {
  serve({ deployed: RUNNING });
  open();
  await row();
  const { introduction, slogan, phone, company, icp, officialAccounts } = brand;
  for (const words of [introduction, slogan, phone, company, icp, ...officialAccounts.map(({ platform }) => platform)])
    expect(screen.getByText(words)).toBeTruthy();
});

describe('on the web', () => {
  test('the newest version says so when it is asked', async () => {
    serve({ deployed: RUNNING });
    open();
    fireEvent.click(await row());
    expect(await screen.findByText('已是最新版本')).toBeTruthy();
    expect(screen.queryByText('有新版本')).toBeNull();
  });

  test('a newer version is marked, and loaded after the question', async () => {
    vi.stubGlobal('location', { ...window.location, href: window.location.href, reload });
    serve({ deployed: 'js/app.22222222.js' });
    open();
    expect(await screen.findByText('有新版本')).toBeTruthy();
    fireEvent.click(await row());
    const question = await screen.findByRole('alertdialog');
    expect(reload).not.toHaveBeenCalled();
    fireEvent.click(within(question).getByRole('button', { name: '立即更新' }));
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  });

  test('a server that does not say is told', async () => {
    serve({});
    open();
    fireEvent.click(await row());
    expect(await screen.findByText('暂时无法检查更新，请稍后再试')).toBeTruthy();
  });
});

describe('in the native app', () => {
  test('its own version is shown, and a newer one leads to the download page', async () => {
    openInApp({});
    serve({ newest: '1.2.0' });
    open();
    expect(await screen.findByText('有新版本')).toBeTruthy();
    fireEvent.click(await row());
    expect(await screen.findByText('download page')).toBeTruthy();
  });

  test('the newest one is not marked', async () => {
    openInApp({});
    serve({ newest: '1.0.0' });
    open();
    fireEvent.click(await row());
    expect(await screen.findByText('已是最新版本')).toBeTruthy();
    expect(screen.queryByText('有新版本')).toBeNull();
  });
});

test('a trial round that is open leads to its page; one that is over is left out', async () => {
  const round = { roundId: 'trial-spring', version: '1.3.0-beta' };
  serve({ deployed: RUNNING, trial: { state: 'open', round } });
  const { unmount } = open();
  fireEvent.click(await screen.findByRole('button', { name: /内测版本/ }));
  expect(await screen.findByText('trial page')).toBeTruthy();
  unmount();
  queryClient.clear();
  serve({ deployed: RUNNING, trial: { state: 'ended', round } });
  open();
  await row();
  expect(screen.queryByText('内测版本')).toBeNull();
});

test('the name of an account is copied, and its code shown to be saved', async () => {
  const writeText = vi.fn(async () => undefined);
  vi.stubGlobal('navigator', { userAgent: '', onLine: true, clipboard: { writeText } });
  serve({ deployed: RUNNING });
  open();
  fireEvent.click(await screen.findByRole('button', { name: '复制微博名称' }));
  const weibo = brand.officialAccounts.find(({ key }) => key === 'weibo');
  expect(await screen.findByText(`已复制“${weibo?.name}”`)).toBeTruthy();
  expect(writeText).toHaveBeenCalledWith(weibo?.name);
  fireEvent.click(screen.getByRole('button', { name: '微博二维码' }));
  expect(await screen.findByRole('button', { name: '保存图片' })).toBeTruthy();
});

test('the texts open', async () => {
  serve({ deployed: RUNNING });
  open();
  const title = await screen.findByText('个人信息收集清单');
  for (const each of ['用户协议', '隐私政策', '个人信息保护政策概要', '第三方合作清单', '设备权限清单'])
    expect(screen.getByText(each)).toBeTruthy();
  fireEvent.click(title);
  expect(await screen.findByText('collection list')).toBeTruthy();
});
