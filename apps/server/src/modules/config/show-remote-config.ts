import { brand } from '@voltfront/brand';
import { errorCatalogue } from '@voltfront/contract/errors';
import { readRemoteConfig } from '@voltfront/rules/remote-config/read-remote-config';
import { SECOND_MS } from '@voltfront/rules/time';
import type { AppServices } from '../../kernel/context';
import { findConfig } from './config.repository';

/** Name of the one row that the apps read. */
export const APP_CONFIG = 'app';

const brandHosts: readonly string[] = Object.values(brand.hosts);

/** A changed row is served by all processes after this long (ms) at most. */
const KEEP_MS = 10 * SECOND_MS;
/** A row that could not be read is asked for again after this long (ms). */
const RETRY_MS = SECOND_MS;

/** The file, and the origins in it that pages may show inside the app. */
interface Kept {
  text: string;
  webHosts: readonly string[];
  until: number;
}

const keptOf = new WeakMap<AppServices, Kept>();
const running = new WeakMap<AppServices, Promise<Kept>>();

const objectOf = (value: unknown): Record<string, unknown> =>
  value !== null && typeof value === 'object' ? (value as Record<string, unknown>) : {};

/** Tiles are set beside the security policy that allows their host, so no row can name others. */
function withTiles(data: Record<string, unknown>, { config }: AppServices): Record<string, unknown> {
  const own = objectOf(data.mpaasTomse);
  const map = { tileAddress: config.mapTileUrl ?? null, attribution: config.mapTileAttribution };
  return { ...data, mpaasTomse: { ...own, map } };
}

async function readRow(app: AppServices): Promise<Kept> {
  const data = withTiles((await findConfig(app.database.db, APP_CONFIG)) ?? {}, app);
  const text = JSON.stringify({ code: errorCatalogue.SUCCESS.code, data, message: errorCatalogue.SUCCESS.text });
  const webHosts = readRemoteConfig(data.mpaasTomse).webHosts ?? brandHosts;
  return { text, webHosts, until: app.clock.now() + KEEP_MS };
}

/** Callers at once share one reading; after a failure what is known counts a moment longer. */
function readAnew(app: AppServices): Promise<Kept> {
  const known = running.get(app);
  if (known) return known;
  const reading = readRow(app)
    .then((kept) => {
      keptOf.set(app, kept);
      return kept;
    })
    .catch((error) => {
      const kept = keptOf.get(app);
      if (kept) kept.until = app.clock.now() + RETRY_MS;
      throw error;
    })
    .finally(() => running.delete(app));
  running.set(app, reading);
  return reading;
}

const isOutdated = (kept: Kept, app: AppServices): boolean => kept.until <= app.clock.now();

/** Has the row read anew by the next caller, since this process changed it. */
export function outdateRemoteConfig(app: AppServices): void {
  const kept = keptOf.get(app);
  if (kept) kept.until = 0;
}

/** The file of the apps' remote configuration as text; without a row it has no more than what settings say. */
export async function remoteConfigText(app: AppServices): Promise<string> {
  const kept = keptOf.get(app);
  return (kept && !isOutdated(kept, app) ? kept : await readAnew(app)).text;
}

/**
 * Origins whose pages may be shown inside the app. Never waits: an outdated list is read anew meanwhile, and counts on
 * while the database does not answer.
 */
export function knownWebHosts(app: AppServices): readonly string[] {
  const kept = keptOf.get(app);
  if (!kept || isOutdated(kept, app))
    readAnew(app).catch((error) => app.log.warn({ err: error }, 'remote configuration not readable'));
  return kept?.webHosts ?? brandHosts;
}
