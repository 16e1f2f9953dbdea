import { and, count, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../kernel/database';
import { orderDrafts } from './order.tables';

/** Which open drafts: of built-to-order cars of versions, with an option, or of one car in stock. */
export interface DraftsOf {
  versionIds: readonly string[];
  productCode?: string | undefined;
  stockCarId?: string | undefined;
}

const versionOf = sql<string>`(${orderDrafts.quote} #>> '{configuration,versionId}')`;
const codesOf = sql`(${orderDrafts.quote} #> '{configuration,productCodes}')`;

/** How many drafts are not submitted yet; each is priced anew when it is. */
export async function countOpenDrafts(db: Db, { versionIds, productCode, stockCarId }: DraftsOf): Promise<number> {
  const [row] = await db
    .select({ n: count() })
    .from(orderDrafts)
    .where(
      and(
        isNull(orderDrafts.orderNo),
        inArray(versionOf, [...versionIds]),
        productCode === undefined ? undefined : sql`${codesOf} @> ${JSON.stringify([productCode])}::jsonb`,
        stockCarId === undefined ? isNull(orderDrafts.stockCarId) : eq(orderDrafts.stockCarId, stockCarId),
      ),
    );
  return row?.n ?? 0;
}
