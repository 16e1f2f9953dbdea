import type { FastifyInstance } from 'fastify';
import { sendFile } from './send-file';
import { readStaticFiles, type StaticFile, staticFile } from './static-files';

const LOOKS = '/looks.json';

const versionOf = (file: StaticFile): string => file.etag.replace(/\W/g, '').slice(0, 10);

/**
 * The list of looks with the version of each model, so that a model's URL changes with its content.
 */
function withVersions(looks: StaticFile, models: readonly StaticFile[]): StaticFile {
  const versions = Object.fromEntries(models.map((model) => [model.name, versionOf(model)]));
  return staticFile(looks.name, Buffer.from(JSON.stringify({ ...JSON.parse(looks.body.toString()), versions })));
}

/**
 * Serves the models of the 3D view: `looks.json`, which each view requests again, and the `.glb`
 * files, which are immutable under `?v=<version>`. They stay in memory, compressed (about a third
 * smaller).
 */
export function registerModels(server: FastifyInstance, prefix: string, folder: string): void {
  const files = readStaticFiles(folder);
  const models = [...files.values()].filter(({ name }) => name.endsWith('.glb'));
  for (const model of models) {
    const kept = { ...model, isImmutable: true };
    server.get<{ Querystring: { v?: string } }>(`${prefix}/${model.name}`, (request, response) =>
      sendFile(request.query.v === versionOf(model) ? kept : model, request, response),
    );
  }
  const looks = files.get(LOOKS);
  if (!looks) return;
  const list = withVersions(looks, models);
  server.get(`${prefix}${LOOKS}`, (request, response) => sendFile(list, request, response));
}
