import { asc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../kernel/database';
import { parameter, parameterSection, parameterValue } from './parameter.tables';

/** All lines of some versions' sheets with their section, in display order: one query. */
export function selectParameters(db: Db, versionIds: readonly string[]) {
  return db
    .select({
      sectionCode: parameterSection.sectionCode,
      sectionName: parameterSection.name,
      shortName: parameterSection.shortName,
      code: parameter.code,
      name: parameter.name,
      note: parameter.note,
      footnote: parameter.footnote,
      versionId: parameterValue.versionId,
      entries: parameterValue.entries,
    })
    .from(parameterValue)
    .innerJoin(parameter, eq(parameter.code, parameterValue.code))
    .innerJoin(parameterSection, eq(parameterSection.sectionCode, parameter.sectionCode))
    .where(inArray(parameterValue.versionId, [...versionIds]))
    .orderBy(asc(parameterSection.position), asc(parameter.position));
}

export type ParameterRow = Awaited<ReturnType<typeof selectParameters>>[number];
