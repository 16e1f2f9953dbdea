import type { QueryOf } from '@voltfront/contract';
import { and, count, eq } from 'drizzle-orm';
import type { Db } from '../../kernel/database';
import { keyset, type PageRange } from '../../kernel/list';
import { catalogueChanges } from './catalogue.tables';

export type ChangeRow = typeof catalogueChanges.$inferSelect;
export type NewChange = typeof catalogueChanges.$inferInsert;

type Filter = Pick<QueryOf<'GET /api/mporder/v1/staff/catalogue/changes'>, 'state' | 'kind' | 'modelId' | 'stockCarId'>;

const newestFirst = keyset(catalogueChanges.createdAt, catalogueChanges.changeNo);

/** Adds a change. */
export async function insertChange(db: Db, row: NewChange): Promise<ChangeRow> {
  const [made] = await db.insert(catalogueChanges).values(row).returning();
  return made as ChangeRow;
}

export async function selectChange(db: Db, changeNo: string): Promise<ChangeRow | undefined> {
  const [row] = await db.select().from(catalogueChanges).where(eq(catalogueChanges.changeNo, changeNo));
  return row;
}

/** Reads a change and locks its row until the transaction ends. */
export async function lockChange(db: Db, changeNo: string): Promise<ChangeRow | undefined> {
  const [row] = await db.select().from(catalogueChanges).where(eq(catalogueChanges.changeNo, changeNo)).for('update');
  return row;
}

/** Writes columns of a locked change. */
export async function updateChange(db: Db, row: ChangeRow, changes: Partial<NewChange>): Promise<ChangeRow> {
  await db.update(catalogueChanges).set(changes).where(eq(catalogueChanges.changeNo, row.changeNo));
  return { ...row, ...changes } as ChangeRow;
}

/** A page of changes, newest first. */
export function selectChanges(db: Db, filter: Filter, { after, limit }: PageRange): Promise<ChangeRow[]> {
  const { state, kind, modelId, stockCarId } = filter;
  return db
    .select()
    .from(catalogueChanges)
    .where(
      and(
        state && eq(catalogueChanges.state, state),
        kind && eq(catalogueChanges.kind, kind),
        modelId === undefined ? undefined : eq(catalogueChanges.modelId, modelId),
        stockCarId === undefined ? undefined : eq(catalogueChanges.stockCarId, stockCarId),
        newestFirst.after(after),
      ),
    )
    .orderBy(...newestFirst.order)
    .limit(limit);
}

/** How many proposals wait for an approval, by model. */
export async function countProposed(db: Db): Promise<Map<string, number>> {
  const rows = await db
    .select({ modelId: catalogueChanges.modelId, n: count() })
    .from(catalogueChanges)
    .where(eq(catalogueChanges.state, 'proposed'))
    .groupBy(catalogueChanges.modelId);
  return new Map(rows.map(({ modelId, n }) => [modelId, n]));
}
