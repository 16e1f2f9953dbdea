import { privacySummary } from '@voltfront/brand';
import { asset, daysFrom, fillDeep } from '../../../demo/fill';
import type { DemoAgreement } from '../../../demo/shapes';
import type { ContentSeed } from '..';
import { documents } from './documents';
import { banners, tabs, welfareBubble } from './front';

type Document = ContentSeed['documents'][number];

/** Days before and after loading in which banners and bubbles are shown. */
const SHOWN_DAYS = { before: 30, after: 365 };

function newest(kind: DemoAgreement['kind']): DemoAgreement[] {
  const ofKind = fillDeep(documents).filter((agreement) => agreement.kind === kind);
  return ofKind.sort((a, b) => a.effectiveDaysAgo - b.effectiveDaysAgo).slice(0, 1);
}

function documentRow(agreement: DemoAgreement, now: number): Document {
  const { kind, title, version, intro, clauses } = agreement;
  const changed = clauses.filter((clause) => clause.changedIn === version);
  const sections = clauses.map(({ clauseId, title: heading, text }) => ({
    id: clauseId,
    title: heading,
    paragraphs: text.split('\n'),
  }));
  return {
    kind,
    title,
    version,
    effectiveAt: daysFrom(now, -agreement.effectiveDaysAgo),
    changes: changed.map((clause) => `更新了“${clause.title}”`),
    sections: [{ id: 'intro', title: '前言', paragraphs: [intro] }, ...sections],
  };
}

function summaryRow(): Document {
  const { version, effectiveOn, changes, sections } = privacySummary;
  const effectiveAt = Date.parse(`${effectiveOn}T00:00:00+08:00`);
  return { kind: 'privacySummary', title: '个人信息保护政策概要', version, effectiveAt, changes, sections };
}

/** Documents, tabs, banners and the bubble of the demo as rows. */
export function contentSeed(now: number): ContentSeed {
  const window = { startsAt: daysFrom(now, -SHOWN_DAYS.before), endsAt: daysFrom(now, SHOWN_DAYS.after) };
  const { title, picture, link } = fillDeep(welfareBubble);
  const texts = [...newest('privacyClause'), ...newest('userAgreement')];
  return {
    documents: [summaryRow(), ...texts.map((agreement) => documentRow(agreement, now))],
    tabs: fillDeep(tabs).map(({ key, label }, position) => ({ key, label, position })),
    banners: fillDeep(banners).map(({ bannerId, ...banner }, position) => ({
      ...banner,
      ...window,
      id: bannerId,
      picture: asset(banner.picture),
      position,
    })),
    bubbles: [{ id: 'newcomer', title, picture: asset(picture), link, audience: 'newcomer', position: 0, ...window }],
  };
}
