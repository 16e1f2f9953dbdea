import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { notPersonal } from '../../kernel/personal-data';
import type { StoredEntry } from './parameter.types';
import { vehicleVersion } from './vehicle.tables';

/** Sections of the parameter sheets. */
export const parameterSection = pgTable('vehicle_parameter_section', {
  sectionCode: text('section_code').primaryKey(),
  name: text('name').notNull(),
  /** Two characters, for the side index. */
  shortName: text('short_name').notNull(),
  position: integer('position').notNull(),
});

/** Lines of the parameter sheets, the same for all versions. */
export const parameter = pgTable('vehicle_parameter', {
  code: text('code').primaryKey(),
  sectionCode: text('section_code')
    .notNull()
    .references(() => parameterSection.sectionCode),
  name: text('name').notNull(),
  /** Explanation, shown on tap. */
  note: text('note'),
  /** Footnote below the sheet. */
  footnote: text('footnote'),
  position: integer('position').notNull(),
});

/** A version's entries in a line. Without a row the cell is empty. */
export const parameterValue = pgTable(
  'vehicle_parameter_value',
  {
    versionId: text('version_id')
      .notNull()
      .references(() => vehicleVersion.versionId),
    code: text('code')
      .notNull()
      .references(() => parameter.code),
    entries: jsonb('entries').$type<StoredEntry[]>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.versionId, t.code] }), index('vehicle_parameter_value_code').on(t.code)],
);

notPersonal('names of parameters', parameterSection, parameter);
