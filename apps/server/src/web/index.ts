import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { failed } from '../gateway/envelope';
import { filesRoot } from '../kernel/config';
import type { AppServices } from '../kernel/context';
import { refuse } from '../kernel/errors';
import type { ServerModule } from '../kernel/module';
import type { PageDataTable } from '../kernel/page-data';
import { assetsFolder } from '../kernel/paths';
import { backdropOf } from './backdrops';
import { type Build, watchBuild } from './build';
import { registerContainer } from './container';
import { registerFilms } from './films';
import { registerModels } from './models';
import { pathOf, sendPage } from './page';
import { PictureFolder } from './pictures';
import { openPrerenderer } from './prerender/prerenderer';
import { FOREVER, sendFile } from './send-file';
import { readStaticFiles } from './static-files';

const API_PATH =
  /^\/(api|mpaccount|mpmkt|[a-z]+-(config-order|app-user|mp-order|mp-mkt|mp-account|mp-integral|basic-common))\//;

function registerPictures(server: FastifyInstance, prefix: string, folder: PictureFolder): void {
  server.get<{ Params: { '*': string }; Querystring: { w?: string; on?: string } }>(
    `${prefix}/*`,
    async (request, response) => {
      const asked = Number(request.query.w);
      const width = Number.isFinite(asked) && asked > 0 ? asked : null;
      const { body, type } = await folder.get(request.params['*'], width, backdropOf(request.query.on));
      // Uploaded pictures and drawings are only ever pictures: nothing in them may run.
      response.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox");
      return response.header('cache-control', FOREVER).type(type).send(body);
    },
  );
}

function isPageRequest(request: FastifyRequest, path: string): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  return !API_PATH.test(path) && !/\.[a-z0-9]+$/i.test(path);
}

/** Serves the built storefront, static lists and pictures; everything unknown ends here. */
export async function registerWeb(server: FastifyInstance, app: AppServices, modules: ServerModule[]): Promise<void> {
  const { config } = app;
  const cacheFolder = join(filesRoot(config), 'cache', 'pictures');
  registerPictures(server, '/assets', new PictureFolder(config.picturesDir, cacheFolder));
  registerModels(server, '/assets/glb', join(config.picturesDir, 'glb'));
  registerContainer(server, config);
  await registerFilms(server, '/assets/films', join(config.picturesDir, 'films'));
  if (app.files.folder) registerPictures(server, '/files', new PictureFolder(app.files.folder, cacheFolder));

  const lists = readStaticFiles(join(assetsFolder, 'static'));
  for (const [path, file] of lists)
    server.get(`/static${path}`, (request, response) => sendFile(file, request, response));

  const pageData: PageDataTable = Object.assign({}, ...modules.map((module) => module.pageData ?? {}));
  const build: () => Build = watchBuild(config.h5Dir, (error) => app.log.error({ err: error }, 'storefront files'));
  const prerenderer =
    config.nodeEnv === 'test' ? null : openPrerenderer((error) => app.log.error({ err: error }, 'first screen'));
  server.addHook('onClose', async () => prerenderer?.close());
  // What the storefront asks after a long time in the background: which scripts every page loads now.
  server.get('/config/version.json', (_request, response) =>
    response
      .header('cache-control', 'no-cache')
      .send({ code: '000000', data: { scripts: build().manifest?.entry.js ?? [] }, message: '成功' }),
  );
  const respond = async (request: FastifyRequest, response: FastifyReply) => {
    const path = pathOf(request.url);
    const current = build();
    const file = current.files.get(path);
    if (file) return sendFile(file, request, response);
    if (isPageRequest(request, path)) return sendPage(app, current, pageData, prerenderer, request, response);
    const refusal = refuse('NO_SUCH_ENDPOINT');
    return response.code(refusal.row.status).send(failed(refusal));
  };
  server.get('/*', respond);
  server.setNotFoundHandler(respond);
  if (config.nodeEnv !== 'test') build();
}
