import type { Ctx } from '../../kernel/context';
import { parameter, parameterSection, parameterValue } from './parameter.tables';

/** Initial parameter sheets. */
export interface ParameterSeed {
  sections: (typeof parameterSection.$inferInsert)[];
  parameters: (typeof parameter.$inferInsert)[];
  values: (typeof parameterValue.$inferInsert)[];
}

/** Inserts parameter sheets in batches; the versions must exist. */
export async function seedParameters({ db }: Ctx, { sections, parameters, values }: ParameterSeed): Promise<void> {
  await db.insert(parameterSection).values(sections);
  await db.insert(parameter).values(parameters);
  await db.insert(parameterValue).values(values);
}
