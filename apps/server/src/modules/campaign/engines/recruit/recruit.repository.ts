import type { RecruitDraftData } from '@voltfront/contract';
import type { ApplicationState } from '@voltfront/rules/campaign/recruit';
import { and, desc, eq, inArray, ne } from 'drizzle-orm';
import type { Db } from '../../../../kernel/database';
import { keyset, type PageRange } from '../../../../kernel/list';
import { campaigns } from '../../campaign.tables';
import { creatorApplications as applications, creatorDrafts as drafts } from './recruit.tables';

export type ApplicationRow = typeof applications.$inferSelect;

const ofPerson = (accountId: string, campaignId: string) =>
  and(eq(applications.accountId, accountId), eq(applications.campaignId, campaignId));

/** The newest application of a person that was not withdrawn. */
export async function findNewest(db: Db, accountId: string, campaignId: string): Promise<ApplicationRow | undefined> {
  const [row] = await db
    .select()
    .from(applications)
    .where(and(ofPerson(accountId, campaignId), ne(applications.state, 'withdrawn')))
    .orderBy(desc(applications.createdAt), desc(applications.id))
    .limit(1);
  return row;
}

export async function findApplication(db: Db, id: string): Promise<ApplicationRow | undefined> {
  const [row] = await db.select().from(applications).where(eq(applications.id, id));
  return row;
}

/** Adds an application; false when another one holds its person. */
export async function insertApplication(db: Db, row: ApplicationRow): Promise<boolean> {
  const added = await db.insert(applications).values(row).onConflictDoNothing().returning({ id: applications.id });
  return added.length > 0;
}

/** Changes an application in review; undefined when it is not in review any more. */
export async function decideApplication(
  db: Db,
  id: string,
  changes: Partial<ApplicationRow>,
): Promise<ApplicationRow | undefined> {
  const [row] = await db
    .update(applications)
    .set(changes)
    .where(and(eq(applications.id, id), eq(applications.state, 'review')))
    .returning();
  return row;
}

/** How many creators a campaign has accepted. */
export const countAccepted = (db: Db, campaignId: string): Promise<number> =>
  db.$count(applications, and(eq(applications.campaignId, campaignId), eq(applications.state, 'accepted')));

/** Whether an application in review, or accepted, holds a person. */
export const isHeld = async (db: Db, accountId: string, campaignId: string): Promise<boolean> =>
  (await db.$count(
    applications,
    and(ofPerson(accountId, campaignId), inArray(applications.state, ['review', 'accepted'])),
  )) > 0;

const first = keyset(applications.createdAt, applications.id, 'asc');
const newest = keyset(applications.createdAt, applications.id);

/** A page of applications in one state with their campaigns: those in review in the order in which they came. */
export function listForStaff(db: Db, state: ApplicationState, { after, limit }: PageRange) {
  const { order, after: beyond } = state === 'review' ? first : newest;
  return db
    .select({ application: applications, slug: campaigns.slug, title: campaigns.title })
    .from(applications)
    .innerJoin(campaigns, eq(campaigns.id, applications.campaignId))
    .where(and(eq(applications.state, state), beyond(after)))
    .orderBy(...order)
    .limit(limit);
}

/** What a person wrote and has not sent. */
export async function findDraft(db: Db, accountId: string, campaignId: string): Promise<RecruitDraftData | undefined> {
  const [row] = await db
    .select({ draft: drafts.draft })
    .from(drafts)
    .where(and(eq(drafts.accountId, accountId), eq(drafts.campaignId, campaignId)));
  return row?.draft;
}

export async function putDraft(db: Db, row: typeof drafts.$inferSelect): Promise<void> {
  const { draft, updatedAt } = row;
  await db
    .insert(drafts)
    .values(row)
    .onConflictDoUpdate({ target: [drafts.accountId, drafts.campaignId], set: { draft, updatedAt } });
}

export async function deleteDraft(db: Db, accountId: string, campaignId: string): Promise<void> {
  await db.delete(drafts).where(and(eq(drafts.accountId, accountId), eq(drafts.campaignId, campaignId)));
}
