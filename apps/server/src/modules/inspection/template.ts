import { INSPECTION_ANGLES, INSPECTION_GROUPS, type ReplyOf } from '@voltfront/contract';
import type { CheckedItem } from './inspection.tables';
import { templateTexts } from './template.texts';

type ItemKey = keyof typeof templateTexts;
type Group = (typeof INSPECTION_GROUPS)[number];
type Template = ReplyOf<'GET /api/mporder/v1/staff/handovers/template'>;

/** What is checked on an arrived car, by group. A key that was used in a report is never given another meaning. */
const ITEMS: Readonly<Record<Group, readonly ItemKey[]>> = {
  exterior: ['paint', 'panelGaps', 'glass', 'lights', 'wheels', 'chargePort'],
  interior: ['seats', 'trim', 'screens', 'belts', 'carpet'],
  functions: ['airCon', 'windows', 'assist', 'sound', 'network', 'charging'],
  accessories: ['keys', 'cable', 'triangle', 'tyreKit', 'papers'],
};

/** Keys of all items, in the order of the report. */
export const itemKeys: readonly string[] = INSPECTION_GROUPS.flatMap((group) => ITEMS[group]);

const isItem = (key: string): key is ItemKey => itemKeys.includes(key);

/** Name of an item; the key itself for one that the template does not have. */
export const itemName = (key: string): string => (isItem(key) ? templateTexts[key] : key);

/** The template for the room in which reports are written. */
export const template = (): Template => ({
  groups: INSPECTION_GROUPS.map((group) => ({
    group,
    items: ITEMS[group].map((itemKey) => ({ itemKey, name: itemName(itemKey) })),
  })),
  angles: [...INSPECTION_ANGLES],
});

/** Items of a report by group, in the order of the template. */
export function groupItems(items: readonly CheckedItem[]) {
  const byKey = new Map(items.map((item) => [item.itemKey, item]));
  return INSPECTION_GROUPS.map((group) => ({
    group,
    items: ITEMS[group].flatMap((key) => {
      const item = byKey.get(key);
      return item ? [{ ...item, name: itemName(key) }] : [];
    }),
  }));
}
