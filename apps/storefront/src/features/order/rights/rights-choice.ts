import type { BodyOf, OrderRightsData } from '@voltfront/contract';

export type RightsChoices = BodyOf<'POST /api/mporder/v1/order/rights/preview'>['choices'];

type Groups = OrderRightsData['groups'];

/** What was picked on the page, by group. */
export type Picks = Readonly<Partial<Record<Groups[number]['groupCode'], string>>>;

/** The choices that differ from what the order has, in the order of the groups; empty when nothing was changed. */
export function changedChoices(groups: Groups, picks: Picks): RightsChoices {
  return groups.flatMap(({ groupCode, chosenCode }) => {
    const rightCode = picks[groupCode];
    return rightCode !== undefined && rightCode !== chosenCode ? [{ groupCode, rightCode }] : [];
  });
}

/** Picks that can still be had: what has gone meanwhile falls back to the order's own. */
export function validPicks(groups: Groups, picks: Picks): Picks {
  const isOpen = (group: Groups[number], code: string) =>
    group.state === 'open' && group.options.some(({ rightCode, state }) => rightCode === code && state === 'open');
  const kept = groups.filter((group) => isOpen(group, picks[group.groupCode] ?? ''));
  return Object.fromEntries(kept.map(({ groupCode }) => [groupCode, picks[groupCode]]));
}
