import { t } from '@lingui/core/macro';
import { brand } from '@voltfront/brand';
import type { PriceLineData } from '@voltfront/contract';
import { formatYuan } from '@voltfront/rules/money';
import type { PosterItem, PosterPlan } from '@/ui';

/** What the picture of an order's sheet shows. Leaves out buyer, phone and order number. */
export interface SheetPicture {
  modelName: string;
  versionName: string;
  cutout: string;
  options: readonly { group: string; name: string }[];
  lines: readonly PriceLineData[];
  totalFen: number;
}

const WIDTH = 750;
const EDGE = 48;
const STAGE = 440;
const ROW = 52;
const INK = '#262626';
const GREY = '#66696e';
const LINE = '#e9eaec';
const INNER = WIDTH - 2 * EDGE;

type TextItem = Extract<PosterItem, { kind: 'text' }>;

const text = (words: string, y: number, more: Partial<TextItem> = {}): TextItem => ({
  kind: 'text',
  text: words,
  x: EDGE,
  y,
  width: INNER,
  size: 26,
  colour: INK,
  ...more,
});

const rule = (y: number): PosterItem => ({ kind: 'block', x: EDGE, y, width: INNER, height: 1, colour: LINE });

/** A name at the left and a value at the right. */
const pair = (name: string, value: string, y: number): PosterItem[] => [
  text(name, y, { width: INNER * 0.36, colour: GREY }),
  text(value, y, { x: EDGE + INNER * 0.36, width: INNER * 0.64, align: 'right' }),
];

function heads({ modelName, versionName, cutout }: SheetPicture): PosterItem[] {
  return [
    { kind: 'block', x: 0, y: 0, width: WIDTH, height: STAGE, colour: '#eef0f2' },
    { kind: 'picture', src: cutout, x: 40, y: 84, width: WIDTH - 80, height: STAGE - 100, fit: 'contain' },
    text(`${brand.name} ${brand.latinName}`, 36, { size: 28, bold: true }),
    text(`${modelName} ${versionName}`, STAGE + 32, { size: 40, bold: true }),
  ];
}

const amountOf = ({ amountFen }: PriceLineData): string => (amountFen === 0 ? t`已包含` : formatYuan(amountFen));

/** The sheet of an order as a picture to keep, as high as its rows need. */
export function sheetPoster(sheet: SheetPicture): PosterPlan {
  const { options, lines, totalFen } = sheet;
  const items = heads(sheet);
  let y = STAGE + 108;
  for (const { group, name } of options) {
    items.push(...pair(group, name, y));
    y += ROW;
  }
  items.push(rule(y + 4));
  y += 28;
  for (const line of lines) {
    items.push(text(line.name, y, { width: INNER * 0.64, colour: GREY }));
    items.push(text(amountOf(line), y, { x: EDGE + INNER * 0.64, width: INNER * 0.36, align: 'right' }));
    y += ROW;
  }
  items.push(rule(y + 4), text(t`车辆总价`, y + 30, { size: 30, bold: true }));
  items.push(text(formatYuan(totalFen), y + 24, { size: 40, bold: true, align: 'right' }));
  items.push(text(t`配置与价格以订单为准`, y + 104, { size: 22, colour: GREY }));
  return { width: WIDTH, height: y + 172, ground: '#ffffff', items };
}
