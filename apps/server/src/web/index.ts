import { join } from 'node:path';
import { errorCatalogue } from '@voltfront/contract/errors';
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
import { registerConsole } from './console';
import { registerContainer } from './container';
import { registerFilms } from './films';
import { registerModels } from './models';
import { pathOf, sendPage } from './page';
import { PictureCopies } from './picture-copies';
import { PictureFolder } from './pictures';
import { openPrerenderer } from './prerender/prerenderer';
import { widthOf } from './resize';
import { sendFile } from './send-file';
import { sendPicture } from './send-picture';
import { readStaticFiles } from './static-files';
import { registerUploads } from './uploads';

const API_PATH =
  /^\/(api|mpaccount|mpmkt|[a-z]+-(config-order|app-user|mp-order|mp-mkt|mp-account|mp-integral|basic-common))\//;

function registerPictures(server: FastifyInstance, prefix: string, folder: PictureFolder): void {
  server.get<{ Params: { '*': string }; Querystring: { w?: string; on?: string } }>(
    `${prefix}/*`,
    async (request, response) => {
      const { w, on } = request.query;
      const picture = await folder.get(request.params['*'], widthOf(w), backdropOf(on));
      return sendPicture(response, picture);
    },
  );
}

function isPageRequest(request: FastifyRequest, path: string): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  return !API_PATH.test(path) && !/\.[a-z0-9]+$/i.test(path);
}

/** Serves the built storefront, static lists and images, and the fallback for unknown paths. */
export async function registerWeb(server: FastifyInstance, app: AppServices, modules: ServerModule[]): Promise<void> {
  const { config } = app;
  const cacheFolder = join(filesRoot(config), 'cache', 'pictures');
  const copies = new PictureCopies(cacheFolder, (error) => app.log.warn({ err: error }, 'resized pictures not kept'));
  registerPictures(server, '/assets', new PictureFolder(config.picturesDir, copies));
  registerModels(server, '/assets/glb', join(config.picturesDir, 'glb'));
  registerContainer(server, config);
  registerConsole(server, config);
  await registerFilms(server, '/assets/films', join(config.picturesDir, 'films'));
  registerUploads(server, app, copies);

  const lists = readStaticFiles(join(assetsFolder, 'static'));
  for (const [path, file] of lists)
    server.get(`/static${path}`, (request, response) => sendFile(file, request, response));

  const pageData: PageDataTable = Object.assign({}, ...modules.map((module) => module.pageData ?? {}));
  const build: () => Build = watchBuild(config.h5Dir);
  const prerenderer =
    config.nodeEnv === 'test'
      ? null
      : openPrerenderer((error, address) => app.log.error({ err: error, page: pathOf(address) }, 'first screen'));
  server.addHook('onClose', async () => prerenderer?.close());
  // Requested by the storefront after a long time in the background, to see whether the entry
  // scripts have changed.
  server.get('/config/version.json', (_request, response) =>
    response.header('cache-control', 'no-cache').send({
      code: '000000',
      data: { scripts: build().manifest?.entry.js ?? [] },
      message: errorCatalogue.SUCCESS.text,
    }),
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
