import { DAY_MS, HOUR_MS, MINUTE_MS } from '@voltfront/rules/time';
import type { Ctx } from '../../../kernel/context';
import { inventRecord } from '../../../providers/telematics';
import { storePlaces } from '../../store';
import { type DriveRow, selectDrive } from '../../test-drive';
import { type FinishedDrive, seedFinishedDrives } from '../../test-drive/demo';
import { insertFigures } from '../drive-figures.repository';
import { rowOf } from '../read-figures';

/** The demo account's finished drive. */
const OWN = 'demo-drive-8';
/** Other people's drives, half of each model. */
const OTHERS = 24;
const PLACES = [
  { storeId: 'hz-qianjiang', cityCode: '330100', plate: '浙AD2' },
  { storeId: 'bj-chaoyang', cityCode: '110100', plate: '京AD2' },
] as const;

function othersOf(now: number): FinishedDrive[] {
  return Array.from({ length: OTHERS }, (_, index) => {
    const number = String(index + 1).padStart(4, '0');
    const { plate, ...place } = PLACES[index % 3 === 0 ? 1 : 0];
    return {
      ...place,
      driveId: `demo-driven-${number}`,
      driveNo: `TD261000000000${number}00`,
      personId: null,
      modelId: index % 2 === 0 ? 'YL01' : 'YLX',
      name: '试驾人',
      plate: `${plate}${number}`,
      finishedAt: now - (30 + index) * DAY_MS,
      distanceTenths: 140 + ((index * 37) % 90),
    };
  });
}

/** A drive that ended half an hour ago: its figures are on their way. */
const justNow = (now: number): FinishedDrive => ({
  driveId: 'demo-driven-now',
  driveNo: 'TD26110000000000000100',
  personId: 'person-partner',
  modelId: 'YL01',
  storeId: 'sh-jingan',
  cityCode: '310100',
  name: '周帆',
  plate: '沪AD10014',
  finishedAt: now - 30 * MINUTE_MS,
  distanceTenths: 172,
});

/** A drive of nine days ago whose car told nothing. */
const untold = (now: number): FinishedDrive => ({
  driveId: 'demo-driven-untold',
  driveNo: 'TD26110000000000000200',
  personId: 'person-fallen',
  modelId: 'YLX',
  storeId: 'sh-jingan',
  cityCode: '310100',
  name: '许宁',
  plate: '沪AD10021',
  finishedAt: now - 9 * DAY_MS,
  distanceTenths: 158,
});

async function tell(ctx: Ctx, drive: DriveRow): Promise<void> {
  const { plate, startedAt, finishedAt, distanceTenths, storeId } = drive;
  const [store] = storeId === null ? [] : await storePlaces(ctx, [storeId]);
  if (!store || finishedAt === null || distanceTenths === null) return;
  const { latitude, longitude } = store;
  const record = inventRecord({
    plate: plate ?? OWN,
    startedAt: startedAt ?? finishedAt - HOUR_MS,
    finishedAt,
    distanceKm: distanceTenths / 10,
    from: { latitude, longitude },
  });
  await insertFigures(ctx.db, rowOf(drive, record));
}

/** Figures of the demo account's drive and of others to compare it with; one drive waits for its own, one has none. */
export async function seedFigures(ctx: Ctx): Promise<void> {
  const now = ctx.now();
  const own = await selectDrive(ctx.db, OWN);
  const others = await seedFinishedDrives(ctx, othersOf(now));
  for (const drive of [...(own ? [own] : []), ...others]) await tell(ctx, drive);
  await seedFinishedDrives(ctx, [justNow(now), untold(now)]);
}
