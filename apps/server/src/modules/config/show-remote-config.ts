import { eq } from 'drizzle-orm';
import type { AppServices } from '../../kernel/context';
import { remoteConfigs } from './config.tables';

/** A changed row is served by all processes after this long (ms) at most. */
const KEEP_MS = 10_000;

let kept: { text: string; until: number; app: AppServices } | null = null;

const objectOf = (value: unknown): Record<string, unknown> =>
  value !== null && typeof value === 'object' ? (value as Record<string, unknown>) : {};

/** Tiles are set beside the security policy that allows their host, so no row can name others. */
function withTiles(data: Record<string, unknown>, { config }: AppServices): Record<string, unknown> {
  const own = objectOf(data.mpaasTomse);
  const map = { tileAddress: config.mapTileUrl ?? null, attribution: config.mapTileAttribution };
  return { ...data, mpaasTomse: { ...own, map } };
}

/** The file of the apps' remote configuration as text; without a row it has no more than what settings say. */
export async function remoteConfigText(app: AppServices, name: string): Promise<string> {
  const now = app.clock.now();
  if (kept && kept.app === app && kept.until > now) return kept.text;
  const [row] = await app.database.db.select().from(remoteConfigs).where(eq(remoteConfigs.name, name));
  const body = { code: '000000', data: withTiles(row?.data ?? {}, app), message: '成功' };
  kept = { text: JSON.stringify(body), until: now + KEEP_MS, app };
  return kept.text;
}
