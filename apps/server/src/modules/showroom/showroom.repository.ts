import { and, asc, count, eq, getTableColumns, inArray, isNull } from 'drizzle-orm';
import type { Db } from '../../kernel/database';
import { keyset, type PageRange } from '../../kernel/list';
import { storeFavourites, storePictures, storeProfiles } from './showroom.tables';
import type { PictureGroup } from './showroom.types';

type ProfileRow = typeof storeProfiles.$inferSelect;
export type PictureRow = typeof storePictures.$inferSelect;
type FavouriteRow = typeof storeFavourites.$inferSelect;
type FavouriteKey = Pick<FavouriteRow, 'userId' | 'storeId'>;

export async function selectProfile(db: Db, storeId: string): Promise<Omit<ProfileRow, 'toDrive'> | undefined> {
  const { toDrive: _old, ...columns } = getTableColumns(storeProfiles);
  const [row] = await db.select(columns).from(storeProfiles).where(eq(storeProfiles.storeId, storeId));
  return row;
}

/** Writes parts of a store's profile; the others stay. */
export async function saveProfile(
  db: Db,
  storeId: string,
  changes: Partial<Pick<ProfileRow, 'story' | 'parking' | 'onShow'>>,
  updatedAt: number,
): Promise<void> {
  await db
    .insert(storeProfiles)
    .values({ storeId, ...changes, updatedAt })
    .onConflictDoUpdate({ target: storeProfiles.storeId, set: { ...changes, updatedAt } });
}

/** How many pictures a store has in each group; groups without any are left out. */
export async function countPictures(db: Db, storeId: string): Promise<Map<PictureGroup, number>> {
  const rows = await db
    .select({ group: storePictures.group, count: count() })
    .from(storePictures)
    .where(eq(storePictures.storeId, storeId))
    .groupBy(storePictures.group);
  return new Map(rows.map((row) => [row.group, row.count]));
}

/** Pictures of the building and its rooms, without films: the first of each group first. */
export async function selectHeadPictures(db: Db, storeId: string, limit: number): Promise<string[]> {
  const rows = await db
    .select({ picture: storePictures.picture })
    .from(storePictures)
    .where(
      and(
        eq(storePictures.storeId, storeId),
        inArray(storePictures.group, ['outside', 'hall', 'lounge']),
        isNull(storePictures.film),
      ),
    )
    .orderBy(asc(storePictures.place), asc(storePictures.pictureId))
    .limit(limit);
  return rows.map(({ picture }) => picture);
}

const inPlace = keyset(storePictures.place, storePictures.pictureId, 'asc');

export function selectPictures(
  db: Db,
  { storeId, group }: { storeId: string; group: PictureGroup },
  { after, limit }: PageRange,
): Promise<PictureRow[]> {
  return db
    .select()
    .from(storePictures)
    .where(and(eq(storePictures.storeId, storeId), eq(storePictures.group, group), inPlace.after(after)))
    .orderBy(...inPlace.order)
    .limit(limit);
}

const isFavouriteOf = ({ userId, storeId }: FavouriteKey) =>
  and(eq(storeFavourites.userId, userId), eq(storeFavourites.storeId, storeId));

export async function hasFavourite(db: Db, key: FavouriteKey): Promise<boolean> {
  const rows = await db.select({ storeId: storeFavourites.storeId }).from(storeFavourites).where(isFavouriteOf(key));
  return rows.length > 0;
}

export async function countFavourites(db: Db, userId: string): Promise<number> {
  const [row] = await db.select({ count: count() }).from(storeFavourites).where(eq(storeFavourites.userId, userId));
  return row?.count ?? 0;
}

export async function insertFavourite(db: Db, row: FavouriteRow): Promise<void> {
  await db.insert(storeFavourites).values(row).onConflictDoNothing();
}

export async function deleteFavourite(db: Db, key: FavouriteKey): Promise<void> {
  await db.delete(storeFavourites).where(isFavouriteOf(key));
}

/** Adds profiles and pictures; existing ones are not changed. */
export async function insertShowrooms(
  db: Db,
  profiles: (typeof storeProfiles.$inferInsert)[],
  pictures: (typeof storePictures.$inferInsert)[],
): Promise<void> {
  if (profiles.length > 0) await db.insert(storeProfiles).values(profiles).onConflictDoNothing();
  if (pictures.length > 0) await db.insert(storePictures).values(pictures).onConflictDoNothing();
}
