import { brand } from '@voltfront/brand';
import type { RawRoutes } from '../../kernel/raw-routes';
import { demoPackage, demoPackageVersion } from './demo-package';
import { isBuildLink } from './download.repository';

const POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'";

/** Names of the app stores that demo links lead to. */
const STORES: Record<string, string> = {
  'app-store': 'App Store',
  'app-gallery': 'HarmonyOS 应用市场',
  testflight: 'TestFlight 邀请',
  'harmony-test': 'HarmonyOS 邀请测试',
};

function storePage(name: string): string {
  return `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${name} · 演示</title><style>
:root{color-scheme:light dark}body{margin:0;min-height:100vh;display:grid;place-content:center;padding:32px;box-sizing:border-box;
font:16px/1.7 -apple-system,"PingFang SC","Noto Sans CJK SC",sans-serif;text-align:center;background:Canvas;color:CanvasText}
h1{font-size:22px;font-weight:600;margin:0 0 12px}p{margin:0 auto 28px;max-width:22em;opacity:.72}a{color:LinkText}</style></head>
<body><h1>${name}</h1><p>这里是演示环境。正式上线后，此链接会打开 ${brand.appName} 在 ${name} 的页面。</p>
<p><a href="/pages/download/index">返回下载页</a></p></body></html>`;
}

/** Target pages of the demo's links to stores and packages. Production stores links of its own. */
export const appPages: RawRoutes = (server, app) => {
  if (!app.config.isDemo) return;
  for (const [path, name] of Object.entries(STORES)) {
    server.get(`/static/app/${path}`, (_request, reply) =>
      reply.header('content-security-policy', POLICY).type('text/html; charset=utf-8').send(storePage(name)),
    );
  }
  server.get<{ Params: { file: string } }>('/static/app/package/:file', async (request, reply) => {
    const path = `/static/app/package/${request.params.file}`;
    const version = demoPackageVersion(path);
    if (version === null || !(await isBuildLink(app.database.db, path)))
      return reply.code(404).type('text/plain; charset=utf-8').send('没有这个版本\n');
    const name = `${brand.product}-${version}-demo.zip`;
    return reply
      .header('content-disposition', `attachment; filename="${name}"`)
      .header('cache-control', 'public, max-age=300')
      .type('application/zip')
      .send(await demoPackage(app, version));
  });
};
