import type { ParameterSheetData } from '@voltfront/contract';

type Section = ParameterSheetData['sections'][number];

const plain = (text: string): string => text.toLowerCase().replace(/\s+/g, '');

/**
 * The sections left by a search: lines whose name or words hold all of it, whole sections whose heading does. Spaces and
 * capitals do not matter; nothing searched for leaves all.
 *
 * Example: `座椅` finds 前排座椅加热 and the lines that name 座椅 in their words.
 */
export function searchSections(sections: readonly Section[], words: string): Section[] {
  const wanted = plain(words);
  if (wanted === '') return [...sections];
  return sections
    .map((section) => {
      if (plain(section.name).includes(wanted)) return section;
      const rows = section.rows.filter(({ name, entries }) =>
        [name, ...entries.map(({ text }) => text ?? '')].some((text) => plain(text).includes(wanted)),
      );
      return { ...section, rows };
    })
    .filter(({ rows }) => rows.length > 0);
}
