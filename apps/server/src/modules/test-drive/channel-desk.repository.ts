import { and, count, eq, gte, ilike, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import type { Db } from '../../kernel/database';
import { keyset, type PageRange } from '../../kernel/list';
import type { ChannelRow } from './channel.repository';
import type { DriveRow, DriveSight } from './test-drive.repository';
import { testDriveChannels, testDrives } from './test-drive.tables';

const newestChannels = keyset(testDriveChannels.createdAt, testDriveChannels.code);
const newestDrives = keyset(testDrives.createdAt, testDrives.driveId);

/** The shop's own page; all other channels bring people from outside. */
const OWN_CHANNEL = 'standard';

/** Channels, the newest first. There are dozens, so they are sorted without an index. */
export const selectChannels = (db: Db, { after, limit }: PageRange): Promise<ChannelRow[]> =>
  db
    .select()
    .from(testDriveChannels)
    .where(newestChannels.after(after))
    .orderBy(...newestChannels.order)
    .limit(limit);

/** A channel, also one that is off. @param isLocked others who change it wait until the transaction ends */
export async function selectAnyChannel(db: Db, code: string, isLocked = false): Promise<ChannelRow | undefined> {
  const query = db.select().from(testDriveChannels).where(eq(testDriveChannels.code, code));
  const [row] = await (isLocked ? query.for('update') : query);
  return row;
}

/** Adds a channel; false when there is one with its code. */
export async function addChannel(db: Db, row: ChannelRow): Promise<boolean> {
  const { code } = testDriveChannels;
  return (await db.insert(testDriveChannels).values(row).onConflictDoNothing().returning({ code })).length > 0;
}

export async function updateChannel(db: Db, code: string, changes: Partial<ChannelRow>): Promise<void> {
  await db.update(testDriveChannels).set(changes).where(eq(testDriveChannels.code, code));
}

/** Applications through channels since a moment, and how many of them were driven. */
export async function countThrough(db: Db, codes: readonly string[], since: number) {
  if (codes.length === 0) return [];
  const { channelCode, state, createdAt } = testDrives;
  return db
    .select({
      code: channelCode,
      applications: count(),
      drives: sql<number>`count(*) filter (where ${state} = 'done')`.mapWith(Number),
    })
    .from(testDrives)
    .where(and(inArray(channelCode, [...codes]), gte(createdAt, since)))
    .groupBy(channelCode);
}

/** Which leads are looked for. */
export interface LeadWish {
  channel?: string | undefined;
  state?: DriveRow['state'] | undefined;
  subChannel?: string | undefined;
}

/** Applications from outside that a member of staff sees, newest first. */
export function selectLeads(
  db: Db,
  { storeId, cityCode }: DriveSight,
  { channel, state, subChannel }: LeadWish,
  { after, limit }: PageRange,
): Promise<DriveRow[]> {
  const isSeen =
    storeId === undefined
      ? undefined
      : or(eq(testDrives.storeId, storeId), and(isNull(testDrives.storeId), eq(testDrives.cityCode, cityCode ?? '')));
  const part = `%${(subChannel ?? '').replace(/[\\%_]/g, '\\$&')}%`;
  return db
    .select()
    .from(testDrives)
    .where(
      and(
        isSeen,
        ne(testDrives.channelCode, OWN_CHANNEL),
        channel ? eq(testDrives.channelCode, channel) : undefined,
        state ? eq(testDrives.state, state) : undefined,
        subChannel ? ilike(testDrives.subChannel, part) : undefined,
        newestDrives.after(after),
      ),
    )
    .orderBy(...newestDrives.order)
    .limit(limit);
}
