import { t } from '@lingui/core/macro';
import { brand } from '@voltfront/brand';
import type { FinancePlanData } from '@voltfront/contract';
import { formatDate } from '@voltfront/rules/format/date';
import type { PosterItem, PosterPlan } from '@/ui';
import { exactYuan, rateText } from '../figures';
import { methodName } from '../words';

const WIDTH = 750;
const HEIGHT = 1334;
const EDGE = 56;
const WIDE = WIDTH - 2 * EDGE;
const INK = '#262626';
const GREY = '#66696e';
const STAGE = '#eef0f2';
const LINE = '#e9eaec';
const CODE = 168;

interface Words {
  text: string;
  y: number;
  size: number;
  x?: number;
  width?: number;
  colour?: string;
  bold?: boolean;
  lines?: number;
  align?: 'left' | 'center' | 'right';
}

const words = ({ x = EDGE, width = WIDE, colour = INK, ...rest }: Words): PosterItem => ({
  kind: 'text',
  x,
  width,
  colour,
  ...rest,
});

const rule = (y: number): PosterItem => ({ kind: 'block', x: EDGE, y, width: WIDE, height: 1, colour: LINE });

/** A figure in the left or right half of the poster. */
function figure(at: number, y: number, name: string, text: string): PosterItem[] {
  const place = { x: EDGE + at * (WIDE / 2), width: WIDE / 2 - 12 };
  return [
    words({ ...place, text: name, y, size: 24, colour: GREY }),
    words({ ...place, text, y: y + 38, size: 32, bold: true }),
  ];
}

function mainFigure({ choice, figures }: FinancePlanData): { name: string; fen: number; note: string } {
  const { months, rateBp, monthlyFen, driveAwayFen } = figures;
  const rate = rateText(rateBp);
  if (choice.method === 'cash') return { name: t`全款落地价`, fen: driveAwayFen, note: t`含购置税与首年保险估算` };
  const name = choice.method === 'equalPrincipal' ? t`首月应还` : t`每月应还`;
  return { name, fen: monthlyFen, note: t`${methodName(choice.method)} · ${months} 期 · 年化 ${rate}` };
}

function figures({ choice, figures: of, product }: FinancePlanData): PosterItem[] {
  const lender = product?.lenderName ?? '';
  if (choice.method === 'cash') {
    return [
      ...figure(0, 890, t`车价`, exactYuan(of.priceFen)),
      ...figure(1, 890, t`税费与保险`, exactYuan(of.costsFen)),
    ];
  }
  const last =
    choice.method === 'balloon'
      ? { name: t`期末尾款`, fen: of.finalPaymentFen }
      : { name: t`贷款金额`, fen: of.loanFen };
  return [
    ...figure(0, 880, t`首付款`, exactYuan(of.firstPaymentFen)),
    ...figure(1, 880, t`总利息`, exactYuan(of.totalInterestFen)),
    ...figure(0, 980, last.name, exactYuan(last.fen)),
    ...figure(1, 980, t`金融机构`, lender),
  ];
}

/**
 * A plan as a picture to pass on: car, price and figures, nothing about the person, and a code that leads to the plan where
 * there are links.
 */
export function planPoster(plan: FinancePlanData, link: string | null, validUntil: number): PosterPlan {
  const { car } = plan;
  const main = mainFigure(plan);
  const [price, until] = [exactYuan(car.priceFen), formatDate(validUntil)];
  const footWidth = link ? WIDE - CODE - 24 : WIDE;
  return {
    width: WIDTH,
    height: HEIGHT,
    ground: '#ffffff',
    items: [
      { kind: 'block', x: 0, y: 0, width: WIDTH, height: 470, colour: STAGE },
      words({ text: `${brand.name} ${brand.latinName}`, y: 44, size: 30, bold: true }),
      { kind: 'picture', src: car.cutout, x: 55, y: 96, width: 640, height: 350, fit: 'contain' },
      words({ text: `${car.modelName} ${car.versionName}`, y: 510, size: 40, bold: true }),
      words({ text: t`车价 ${price}`, y: 572, size: 28, colour: GREY }),
      rule(636),
      words({ text: main.name, y: 668, size: 28, colour: GREY }),
      words({ text: exactYuan(main.fen), y: 708, size: 72, bold: true }),
      words({ text: main.note, y: 806, size: 26, colour: GREY }),
      ...figures(plan),
      rule(1096),
      words({ text: t`金融方案试算`, y: 1132, size: 30, bold: true, width: footWidth }),
      words({
        text: t`有效期至 ${until}，结果仅供参考，以金融机构审批为准`,
        y: 1184,
        size: 24,
        colour: GREY,
        width: footWidth,
        lines: 3,
      }),
      ...(link ? [{ kind: 'code', text: link, x: WIDTH - EDGE - CODE, y: 1128, size: CODE } as const] : []),
    ],
  };
}
