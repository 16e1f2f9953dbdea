import { formatDate } from '@voltfront/rules/format/date';
import { daysFrom, fillDeep } from '../../../demo/fill';
import { type DownloadSeed, demoPackagePath } from '..';
import { type DemoVersion, downloads, requirements, rounds, storeSizes, testers, versions } from './data';

type Version = DownloadSeed['versions'][number];
type Build = Version['builds'][number];

/** Builds of a public or trial version; package sizes are computed when shown. */
function buildsOf(version: string, links: { ios: string; harmony: string }): Build[] {
  return [
    { platform: 'ios', link: links.ios, sizeBytes: storeSizes.ios, checksum: null, requires: requirements.ios },
    {
      platform: 'android',
      link: demoPackagePath(version),
      sizeBytes: 0,
      checksum: null,
      requires: requirements.android,
    },
    {
      platform: 'harmony',
      link: links.harmony,
      sizeBytes: storeSizes.harmony,
      checksum: null,
      requires: requirements.harmony,
    },
  ];
}

const versionRow = ({ version, minimumVersion, releasedDay, notes }: DemoVersion, now: number): Version => ({
  version,
  minimumVersion,
  isForced: false,
  notes: [...notes],
  builds: buildsOf(version, { ios: '/static/app/app-store', harmony: '/static/app/app-gallery' }),
  releasedAt: daysFrom(now, releasedDay),
});

/** Versions, trial rounds and downloads of the native app as rows. */
export function downloadSeed(now: number): DownloadSeed {
  const day = formatDate(daysFrom(now, -1));
  return {
    versions: fillDeep(versions).map((version) => versionRow(version, now)),
    rounds: rounds.map(({ builtDay, startDay, endDay, seats, used, focus, ...round }) => ({
      ...round,
      focus: [...focus],
      builtAt: daysFrom(now, builtDay),
      startsAt: daysFrom(now, startDay),
      endsAt: daysFrom(now, endDay),
      seatsTotal: seats,
      seatsUsed: used,
      builds: buildsOf(round.version, { ios: '/static/app/testflight', harmony: '/static/app/harmony-test' }),
    })),
    testers: testers.map((accountId) => ({ accountId, roundId: 'trial-owners' })),
    claims: [
      { accountId: 'person-employee', roundId: 'trial-owners', platform: 'android', createdAt: daysFrom(now, -1) },
    ],
    downloads: (['ios', 'android', 'harmony'] as const).map((platform) => ({
      day,
      platform,
      kind: 'formal' as const,
      shareCode: '',
      total: downloads[platform],
    })),
  };
}
