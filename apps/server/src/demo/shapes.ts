/**
 * Shapes that the demo data of several modules share. Texts name the brand and its models by placeholders (`{brand}`, `{YL01}` …)
 * that `fillDeep` fills in; pictures are paths below the assets folder, without a leading slash; times are relative to the moment
 * the data is loaded.
 */

/** Model codes, as used in file names of pictures. */
export type ModelCode = 'YL01' | 'YLX' | 'YL09' | 'CS1E';

/** Path below the assets folder, such as `covers/scene-dusk.webp`. */
export type AssetPath = string;

/** A clause; `changedIn` names the version that added or changed it. */
export interface DemoClause {
  clauseId: string;
  title: string;
  text: string;
  changedIn: string | null;
}

/** One version of a legal text. `{{name}}` marks what the order or the person fills in. */
export interface DemoAgreement {
  kind: 'booking' | 'purchase' | 'special' | 'personalInfo' | 'userAgreement' | 'privacyClause';
  title: string;
  version: string;
  /** Days before loading on which it came into force. */
  effectiveDaysAgo: number;
  intro: string;
  clauses: readonly DemoClause[];
}

/** Clauses of a text that has one version, numbered from 1. */
export const numbered = (
  prefix: string,
  rows: readonly (readonly [title: string, text: string])[],
): readonly DemoClause[] =>
  rows.map(([title, text], i) => ({
    clauseId: `${prefix}-${i + 1}`,
    title: `${i + 1}. ${title}`,
    text,
    changedIn: null,
  }));
