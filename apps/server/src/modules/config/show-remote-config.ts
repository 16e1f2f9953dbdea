import { brand } from '@voltfront/brand';
import { errorCatalogue } from '@voltfront/contract/errors';
import { readRemoteConfig } from '@voltfront/rules/remote-config/read-remote-config';
import { SECOND_MS } from '@voltfront/rules/time';
import type { AppServices } from '../../kernel/context';
import { findConfig } from './config.repository';

/** Name of the one row that the apps read. */
export const APP_CONFIG = 'app';

const brandHosts: readonly string[] = Object.values(brand.hosts);

/** All processes serve a changed row after at most this long (ms). */
const KEEP_MS = 10 * SECOND_MS;
/** A failed read is retried after this long (ms). */
const RETRY_MS = SECOND_MS;

/** The file, and the origins in it that may be embedded in the app. */
interface Kept {
  text: string;
  webHosts: readonly string[];
  until: number;
}

const keptOf = new WeakMap<AppServices, Kept>();
const running = new WeakMap<AppServices, Promise<Kept>>();

const objectOf = (value: unknown): Record<string, unknown> =>
  value !== null && typeof value === 'object' ? (value as Record<string, unknown>) : {};

/**
 * The tile URL comes from the settings, because the content security policy allows its host; a row
 * cannot set another one.
 */
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

/** Concurrent callers share one read; after a failure the cached value is used a moment longer. */
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

/** Makes the next caller read the row again, after this process changed it. */
export function outdateRemoteConfig(app: AppServices): void {
  const kept = keptOf.get(app);
  if (kept) kept.until = 0;
}

/**
 * The apps' remote configuration file as text; without a row it contains only values from the
 * settings.
 */
export async function remoteConfigText(app: AppServices): Promise<string> {
  const kept = keptOf.get(app);
  return (kept && !isOutdated(kept, app) ? kept : await readAnew(app)).text;
}

/**
 * Origins that may be embedded in the app. Never waits: a stale list is refreshed in the
 * background, and stays in use while the database does not respond.
 */
export function knownWebHosts(app: AppServices): readonly string[] {
  const kept = keptOf.get(app);
  if (!kept || isOutdated(kept, app))
    readAnew(app).catch((error) => app.log.warn({ err: error }, 'remote configuration not readable'));
  return kept?.webHosts ?? brandHosts;
}
