import type { ReplyOf } from '@voltfront/contract';
import type { Ctx } from '../../kernel/context';
import { demoPackageFacts } from './demo-package';
import type { ClaimRow, RoundRow, VersionRow } from './download.repository';
import type { AppPlatform, StoredBuild } from './download.tables';

type AppVersion = ReplyOf<'GET /api/appuser/v1/pub/appVersion'>;
type Trial = ReplyOf<'GET /api/appuser/v1/pub/getGrayVersionInfo'>;

/** A build in the response format: paths become URLs, and a demo package gets its size. */
async function presentBuild(ctx: Ctx, build: StoredBuild): Promise<StoredBuild> {
  const facts = ctx.app.config.isDemo ? await demoPackageFacts(ctx.app, build.link) : null;
  const link = build.link.startsWith('/') ? `${ctx.request.origin}${build.link}` : build.link;
  return { ...build, ...facts, link };
}

/** The newest version with its builds. */
export async function presentVersion(ctx: Ctx, row: VersionRow, downloadCount: number): Promise<AppVersion> {
  const builds = await Promise.all(row.builds.map((build) => presentBuild(ctx, build)));
  const linkOf = (platform: AppPlatform) => builds.find((build) => build.platform === platform)?.link ?? '';
  const { version, isForced, minimumVersion, notes, releasedAt } = row;
  return {
    version,
    isForced,
    minimumVersion,
    releasedAt,
    notes,
    links: { ios: linkOf('ios'), android: linkOf('android'), harmony: linkOf('harmony') },
    builds: builds.map((build) => ({ ...build, version })),
    downloadCount,
  };
}

/** A round without its build URLs, which only holders of a seat get. */
export function presentRound(row: RoundRow): NonNullable<Trial['round']> {
  const { roundId, version, builtAt, focus, seatsTotal, seatsUsed, startsAt, endsAt, isListed, builds } = row;
  const platforms = builds.map(({ platform }) => platform);
  const seatsLeft = seatsTotal - seatsUsed;
  return { roundId, version, builtAt, focus, seatsTotal, seatsLeft, startsAt, endsAt, isListed, platforms };
}

/** A seat with the build of its platform; null when the round has no such build. */
export async function presentSeat(ctx: Ctx, round: RoundRow, claim: ClaimRow | null): Promise<Trial['seat']> {
  const build = round.builds.find(({ platform }) => platform === claim?.platform);
  if (!claim || !build) return null;
  const { link, checksum, sizeBytes } = await presentBuild(ctx, build);
  return { platform: claim.platform, claimedAt: claim.createdAt, link, checksum, sizeBytes };
}
