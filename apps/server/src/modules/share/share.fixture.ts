import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestServer, type TestServer } from '../../testing';

const PAGES = {
  '/': '社区',
  '/pagesCommunity/article/index': '文章',
  '/pagesFollow/configPreview/index': '分享的配置',
  '/pagesOrder/order/index': '我的订单',
  '/pages/webview/index': '网页',
  '/pages/login/index': '登录',
  '/choose-location': '选择位置',
  '/{token}': '正在打开',
};

/** A server with a storefront build of a few pages; `closeAll` closes and deletes both. */
export async function openShareServer(options: Parameters<typeof createTestServer>[0] = {}) {
  const h5Dir = mkdtempSync(join(tmpdir(), 'share-pages-'));
  const routes = Object.fromEntries(Object.entries(PAGES).map(([path, title]) => [path, { title }]));
  writeFileSync(join(h5Dir, 'page-manifest.json'), JSON.stringify({ entry: {}, routes }));
  writeFileSync(
    join(h5Dir, 'index.html'),
    '<html><head><title></title></head><body><div id="app"></div></body></html>',
  );
  const server = await createTestServer({ ...options, config: { h5Dir, ...options.config } });
  const closeAll = async () => {
    await server.close();
    rmSync(h5Dir, { recursive: true });
  };
  return { server, closeAll };
}

/** Requests to the short link endpoints. */
export const linkCalls = (server: TestServer) => ({
  make: (token: string, body: object) => server.call('POST /{product}-mp-integral/v1/recommend/token', { token, body }),
  verify: (link: string, more: { token?: string; remoteAddress?: string; headers?: Record<string, string> } = {}) =>
    server.call('POST /{product}-mp-integral/v1/recommend/toc/open/token/verify', { body: { token: link }, ...more }),
  status: (link: string, token?: string) =>
    server.call('POST /{product}-mp-integral/v1/recommend/status', { body: { token: link }, ...(token && { token }) }),
  channel: (link: string) =>
    server.call('POST /{product}-mp-integral/v1/recommend/channelToken', { body: { token: link } }),
  withdraw: (token: string, link: string) =>
    server.call('POST /api/mpmkt/v1/link/withdraw', { token, body: { token: link } }),
});
