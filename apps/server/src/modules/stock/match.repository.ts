import { MATCH_WEIGHTS, type MatchConfiguration } from '@voltfront/rules/stock/match';
import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import { stockCars } from './stock.tables';

const points = (column: AnyColumn, code: string | null, weight: number) =>
  sql`(${column} is not distinct from ${code})::int * ${weight}::int`;

function packagePoints(codes: readonly string[]): SQL {
  const has = sql`cardinality(${stockCars.packageCodes})`;
  const common =
    codes.length === 0
      ? sql`0`
      : sql`(select count(*)::int from unnest(${stockCars.packageCodes}) as own(code) where own.code in ${[...codes]})`;
  const all = sql`nullif(${has} + ${codes.length}::int - ${common}, 0)`;
  return sql`coalesce(${MATCH_WEIGHTS.package}::int * ${common} / ${all}, ${MATCH_WEIGHTS.package}::int)`;
}

/** SQL equivalent of the rules' `matchPercent` for a car's row and a wish; a test compares both. */
export function matchPercentSql(wish: MatchConfiguration): SQL<number> {
  const { version, battery, paint, wheel, interior } = MATCH_WEIGHTS;
  const sum = sql.join(
    [
      points(stockCars.versionId, wish.versionId, version),
      points(stockCars.batteryCode, wish.batteryCode, battery),
      points(stockCars.paintCode, wish.paintCode, paint),
      points(stockCars.wheelCode, wish.wheelCode, wheel),
      points(stockCars.interiorCode, wish.interiorCode, interior),
      packagePoints(wish.packageCodes),
    ],
    sql` + `,
  );
  return sql<number>`case when ${stockCars.modelId} = ${wish.modelId} then ${sum} else 0 end`;
}
