import { and, asc, desc, eq, getTableColumns, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import { type AccountGuard, guardOf } from '../../kernel/account-guard';
import type { Ctx } from '../../kernel/context';
import type { Db } from '../../kernel/database';
import { columnsOf, prepared, preparedWrite } from '../../kernel/prepared';
import { rowValues } from '../../kernel/row-values';
import {
  type AgreementKind,
  agreementSignatures,
  agreementVersions,
  specialOffers,
  specialOptions,
} from './agreement.tables';
import type { Clause, OrderKey } from './order.types';

export type VersionRow = typeof agreementVersions.$inferSelect;
export type SignatureRow = typeof agreementSignatures.$inferSelect;
export type SpecialOptionRow = typeof specialOptions.$inferSelect;
export type SpecialOfferRow = typeof specialOffers.$inferSelect;

/** What a signature belongs to: a draft and, after its submission, also the order. */
export type SignedThing = { userId: string } & ({ orderNo: string } | { draftId: string });

/** Identifies a signed copy. */
export type CopyKey = Pick<SignatureRow, 'userId' | 'copyNo'>;

/** A signed copy without its text. */
export type SignatureHead = Pick<SignatureRow, 'copyNo' | 'agreementId' | 'version' | 'basis' | 'signedAt'>;

/**
 * All versions of all agreements, including those not yet in force; the newest first within each
 * agreement.
 */
export function selectVersions(db: Db): Promise<VersionRow[]> {
  return db
    .select()
    .from(agreementVersions)
    .orderBy(asc(agreementVersions.agreementId), desc(agreementVersions.effectiveAt));
}

export async function selectVersion(db: Db, agreementId: string, version: string): Promise<VersionRow | undefined> {
  const where = and(eq(agreementVersions.agreementId, agreementId), eq(agreementVersions.version, version));
  const [row] = await db.select().from(agreementVersions).where(where);
  return row;
}

function belongsTo(thing: SignedThing) {
  const owner = eq(agreementSignatures.userId, thing.userId);
  if ('orderNo' in thing) return and(owner, eq(agreementSignatures.orderNo, thing.orderNo));
  return and(owner, eq(agreementSignatures.draftId, thing.draftId));
}

/** Signed copies that are still valid, newest first. */
export function selectSignatures(db: Db, thing: SignedThing): Promise<SignatureHead[]> {
  const { copyNo, agreementId, version, basis, signedAt } = getTableColumns(agreementSignatures);
  return db
    .select({ copyNo, agreementId, version, basis, signedAt })
    .from(agreementSignatures)
    .where(and(belongsTo(thing), isNull(agreementSignatures.voidedAt)))
    .orderBy(desc(agreementSignatures.signedAt), desc(agreementSignatures.copyNo));
}

/** Text of a copy, as it was signed. */
export async function selectSignedText(db: Db, userId: string, copyNo: string): Promise<Clause[]> {
  const where = and(eq(agreementSignatures.userId, userId), eq(agreementSignatures.copyNo, copyNo));
  const [row] = await db.select({ clauses: agreementSignatures.clauses }).from(agreementSignatures).where(where);
  return row?.clauses ?? [];
}

/** A signed copy with its text and its title. */
export async function selectCopy(
  db: Db,
  { userId, copyNo }: CopyKey,
): Promise<(SignatureRow & { title: string }) | undefined> {
  const { agreementId, version } = agreementSignatures;
  const [row] = await db
    .select({ ...getTableColumns(agreementSignatures), title: agreementVersions.title })
    .from(agreementSignatures)
    .innerJoin(
      agreementVersions,
      and(eq(agreementVersions.agreementId, agreementId), eq(agreementVersions.version, version)),
    )
    .where(and(eq(agreementSignatures.userId, userId), eq(agreementSignatures.copyNo, copyNo)));
  return row;
}

/**
 * A column for a statement on `order_drafts`: the draft's copies that are still valid, newest
 * first.
 */
export const signaturesOfDraft: SQL<SignatureHead[]> = sql`(
  select coalesce(json_agg(json_build_object(
    'copyNo', s.copy_no, 'agreementId', s.agreement_id, 'version', s.version, 'basis', s.basis,
    'signedAt', (extract(epoch from s.signed_at) * 1000)::bigint
  ) order by s.signed_at desc, s.copy_no desc), '[]'::json)
  from ${agreementSignatures} s
  where s.user_id = order_drafts.user_id and s.draft_id = order_drafts.draft_id and s.voided_at is null)`;

export async function insertSignature(db: Db, row: SignatureRow): Promise<void> {
  await db.insert(agreementSignatures).values(row);
}

/**
 * Inserts a copy unless the same version with the same values is already signed. The draft or order
 * must be locked.
 * @returns false when it is already signed
 */
export async function insertNewSignature(db: Db, row: SignatureRow): Promise<boolean> {
  const same = db
    .select({ one: sql`1` })
    .from(agreementSignatures)
    .where(
      and(
        belongsTo(
          row.orderNo === null ? { userId: row.userId, draftId: row.draftId ?? '' } : { ...row, orderNo: row.orderNo },
        ),
        eq(agreementSignatures.agreementId, row.agreementId),
        eq(agreementSignatures.version, row.version),
        eq(agreementSignatures.basis, row.basis),
        isNull(agreementSignatures.voidedAt),
      ),
    );
  const made = await db
    .insert(agreementSignatures)
    .select(sql`select ${rowValues(agreementSignatures, row)} where not exists (${same})`)
    .onConflictDoNothing()
    .returning({ copyNo: agreementSignatures.copyNo });
  return made.length > 0;
}

type DraftCopy = SignatureRow & { revision: string };

/**
 * Creates the writer of copies for drafts: one statement, which locks the draft, so that nobody
 * changes or submits it meanwhile.
 * @param isSame condition on `order_drafts` that the draft is unchanged since a revision
 */
export function draftSignatureWriter(isSame: (copy: { userId: string; draftId: string; revision: string }) => SQL) {
  const insertion = prepared(
    [...columnsOf(agreementSignatures), 'revision'],
    (db, copy: DraftCopy, guard: AccountGuard) => {
      const { userId, draftId, revision } = copy as DraftCopy & { draftId: string };
      const isAllowed = guard.whileActive(sql`${userId}`);
      return db
        .insert(agreementSignatures)
        .select(
          sql`select ${rowValues(agreementSignatures, copy)} from order_drafts where ${isSame({ userId, draftId, revision })} and ${isAllowed} for share of order_drafts`,
        )
        .onConflictDoNothing()
        .returning({ copyNo: agreementSignatures.copyNo });
    },
  );
  /**
   * @returns false when the draft or account changed, or the same is already signed: then retry
   * under a row lock
   */
  return async (ctx: Ctx, copy: DraftCopy): Promise<boolean> => {
    const made = await insertion(ctx.db, copy, guardOf(ctx));
    return made.length > 0;
  };
}

/** Links copies signed for a draft to the order created from it. */
export const attachSignatures = preparedWrite(
  ['userId', 'draftId', 'orderNo'],
  (db, { userId, draftId, orderNo }: OrderKey & { draftId: string }) =>
    db.update(agreementSignatures).set({ orderNo }).where(belongsTo({ userId, draftId })),
);

/** Invalidates an order's signed copies of some kinds. */
export async function voidSignatures(db: Db, key: OrderKey, kinds: AgreementKind[], now: number): Promise<void> {
  const ids = db
    .select({ id: agreementVersions.agreementId })
    .from(agreementVersions)
    .where(inArray(agreementVersions.kind, kinds));
  const where = and(
    belongsTo(key),
    isNull(agreementSignatures.voidedAt),
    inArray(agreementSignatures.agreementId, ids),
  );
  await db.update(agreementSignatures).set({ voidedAt: now }).where(where);
}

/** Special agreements available for a model, in the order shown. */
export async function selectSpecialOptions(db: Db, modelId: string): Promise<SpecialOptionRow[]> {
  const rows = await db.select().from(specialOptions).orderBy(specialOptions.position);
  return rows.filter((row) => row.modelId === null || row.modelId === modelId);
}

/** The window in which orders of a model choose; that of the model before that of all. Undefined without any. */
export async function selectSpecialOffer(db: Db, modelId: string): Promise<SpecialOfferRow | undefined> {
  const forModel = or(eq(specialOffers.modelId, modelId), isNull(specialOffers.modelId));
  const rows = await db.select().from(specialOffers).where(forModel);
  return rows.find((row) => row.modelId === modelId) ?? rows[0];
}

/** Inserts agreements; existing versions are not changed. */
export async function insertVersions(db: Db, rows: (typeof agreementVersions.$inferInsert)[]): Promise<void> {
  if (rows.length > 0) await db.insert(agreementVersions).values(rows).onConflictDoNothing();
}

/** Inserts special agreements; existing ones are not changed. */
export async function insertSpecialOptions(db: Db, rows: (typeof specialOptions.$inferInsert)[]): Promise<void> {
  if (rows.length > 0) await db.insert(specialOptions).values(rows).onConflictDoNothing();
}

/** Inserts windows of special agreements; existing ones are not changed. */
export async function insertSpecialOffers(db: Db, rows: (typeof specialOffers.$inferInsert)[]): Promise<void> {
  if (rows.length > 0) await db.insert(specialOffers).values(rows).onConflictDoNothing();
}
