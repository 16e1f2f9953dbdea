import type { ParameterRow } from './parameter.repository';

/** A line with the stored entries of each version. */
export interface ParameterLine {
  code: string;
  name: string;
  note: string | null;
  /** Number of its footnote. */
  footnote: string | null;
  /** Version → entries; versions without entries are missing. */
  stored: ReadonlyMap<string, ParameterRow['entries']>;
}

/** A section with its lines. */
export interface ParameterSection {
  sectionCode: string;
  name: string;
  shortName: string;
  lines: ParameterLine[];
}

function linesOf(rows: readonly ParameterRow[], marks: ReadonlyMap<string, string>): ParameterLine[] {
  const codes = [...new Set(rows.map(({ code }) => code))];
  return codes.map((code) => {
    const ofLine = rows.filter((row) => row.code === code);
    const { name, note, footnote } = ofLine[0] as ParameterRow;
    const stored = new Map(ofLine.map((row) => [row.versionId, row.entries]));
    return { code, name, note, footnote: footnote === null ? null : (marks.get(footnote) ?? null), stored };
  });
}

/**
 * Groups the rows of the query into sections with lines, and numbers the footnotes in order of
 * appearance.
 */
export function groupParameters(rows: readonly ParameterRow[]): {
  sections: ParameterSection[];
  footnotes: { mark: string; text: string }[];
} {
  const texts = [...new Set(rows.flatMap(({ footnote }) => footnote ?? []))];
  const footnotes = texts.map((text, at) => ({ mark: String(at + 1), text }));
  const marks = new Map(footnotes.map(({ mark, text }) => [text, mark]));
  const codes = [...new Set(rows.map(({ sectionCode }) => sectionCode))];
  const sections = codes.map((sectionCode) => {
    const ofSection = rows.filter((row) => row.sectionCode === sectionCode);
    const { sectionName, shortName } = ofSection[0] as ParameterRow;
    return { sectionCode, name: sectionName, shortName, lines: linesOf(ofSection, marks) };
  });
  return { sections, footnotes };
}
