import { and, desc, eq, inArray, isNull, lte } from 'drizzle-orm';
import type { Db } from '../../kernel/database';
import { type AgreementKind, agreementSignatures, agreementVersions, specialOptions } from './agreement.tables';
import type { OrderKey } from './order.types';

export type VersionRow = typeof agreementVersions.$inferSelect;
export type SignatureRow = typeof agreementSignatures.$inferSelect;
export type SpecialOptionRow = typeof specialOptions.$inferSelect;

/** What a signature belongs to: a draft until it is submitted, then also its order. */
export type SignedThing = { userId: string } & ({ orderNo: string } | { draftId: string });

/** The version in force of every agreement. */
export function selectCurrentVersions(db: Db, now: number): Promise<VersionRow[]> {
  return db
    .selectDistinctOn([agreementVersions.agreementId])
    .from(agreementVersions)
    .where(lte(agreementVersions.effectiveAt, now))
    .orderBy(agreementVersions.agreementId, desc(agreementVersions.effectiveAt));
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

/** Signed copies that still count, newest first. */
export function selectSignatures(db: Db, thing: SignedThing): Promise<SignatureRow[]> {
  return db
    .select()
    .from(agreementSignatures)
    .where(and(belongsTo(thing), isNull(agreementSignatures.voidedAt)))
    .orderBy(desc(agreementSignatures.signedAt), desc(agreementSignatures.copyNo));
}

export async function insertSignature(db: Db, row: SignatureRow): Promise<void> {
  await db.insert(agreementSignatures).values(row);
}

/** Copies signed for a draft belong to the order it became. */
export async function attachSignatures(db: Db, key: OrderKey, draftId: string): Promise<void> {
  await db
    .update(agreementSignatures)
    .set({ orderNo: key.orderNo })
    .where(belongsTo({ userId: key.userId, draftId }));
}

/** Makes signed copies of an order count no longer. */
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

/** Special agreements offered for a model, in order. */
export async function selectSpecialOptions(db: Db, modelId: string): Promise<SpecialOptionRow[]> {
  const rows = await db.select().from(specialOptions).orderBy(specialOptions.position);
  return rows.filter((row) => row.modelId === null || row.modelId === modelId);
}
