import type { TextField } from '@voltfront/rules/catalogue/texts';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../kernel/database';
import { vehicleModel, vehicleOptionProduct, vehicleVersion } from './vehicle.tables';

/** Whose texts: models, versions, or one option in some versions. */
export interface TextRef {
  kind: 'model' | 'version' | 'option';
  /** Of the models, or of the versions. */
  ids: readonly string[];
  productCode?: string | undefined;
}

/** The texts of a model, of a version, or of an option in a version. */
export interface StoredTexts {
  id: string;
  modelId: string;
  texts: Partial<Record<TextField, string>>;
}

async function selectModels(db: Db, ids: readonly string[], isLocked: boolean): Promise<StoredTexts[]> {
  const query = db
    .select()
    .from(vehicleModel)
    .where(inArray(vehicleModel.modelId, [...ids]))
    .orderBy(asc(vehicleModel.modelId));
  const rows = await (isLocked ? query.for('update') : query);
  return rows.map(({ modelId, name, tagline }) => ({ id: modelId, modelId, texts: { name, tagline } }));
}

async function selectVersions(db: Db, ids: readonly string[], isLocked: boolean): Promise<StoredTexts[]> {
  const query = db
    .select()
    .from(vehicleVersion)
    .where(inArray(vehicleVersion.versionId, [...ids]))
    .orderBy(asc(vehicleVersion.versionId));
  const rows = await (isLocked ? query.for('update') : query);
  return rows.map(({ versionId, modelId, name, title }) => ({ id: versionId, modelId, texts: { name, title } }));
}

async function selectOptions(
  db: Db,
  ids: readonly string[],
  productCode: string,
  isLocked: boolean,
): Promise<StoredTexts[]> {
  const { versionId, name, description } = vehicleOptionProduct;
  const query = db
    .select({ id: versionId, modelId: vehicleVersion.modelId, name, description })
    .from(vehicleOptionProduct)
    .innerJoin(vehicleVersion, eq(vehicleVersion.versionId, versionId))
    .where(and(eq(vehicleOptionProduct.productCode, productCode), inArray(versionId, [...ids])))
    .orderBy(asc(versionId));
  const rows = await (isLocked ? query.for('update', { of: vehicleOptionProduct }) : query);
  return rows.map(({ id, modelId, ...texts }) => ({ id, modelId, texts }));
}

/** Texts, those that exist; the rows are locked in the order of their ids where that is asked for. */
export function selectTexts(
  db: Db,
  { kind, ids, productCode = '' }: TextRef,
  isLocked: boolean,
): Promise<StoredTexts[]> {
  if (kind === 'model') return selectModels(db, ids, isLocked);
  return kind === 'version' ? selectVersions(db, ids, isLocked) : selectOptions(db, ids, productCode, isLocked);
}

/** Other texts of a model, of a version, or of an option in a version. */
export async function updateTexts(
  db: Db,
  { kind, id, productCode = '' }: { kind: TextRef['kind']; id: string; productCode?: string | undefined },
  texts: StoredTexts['texts'],
): Promise<void> {
  if (kind === 'model') await db.update(vehicleModel).set(texts).where(eq(vehicleModel.modelId, id));
  else if (kind === 'version') await db.update(vehicleVersion).set(texts).where(eq(vehicleVersion.versionId, id));
  else {
    const isOne = and(eq(vehicleOptionProduct.versionId, id), eq(vehicleOptionProduct.productCode, productCode));
    await db.update(vehicleOptionProduct).set(texts).where(isOne);
  }
}
