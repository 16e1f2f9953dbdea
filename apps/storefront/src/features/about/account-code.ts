import { t } from '@lingui/core/macro';
import { brand } from '@voltfront/brand';
import type { PosterPlan } from '@/ui/poster/poster-plan';

/** An official account of the brand. */
export type OfficialAccount = (typeof brand.officialAccounts)[number];

const WIDTH = 750;
const HEIGHT = 900;
const CODE = 440;
const INK = '#262626';
const GREY = '#66696e';

/** The code of an account as a picture, with what it leads to. */
export function accountCode({ platform, name, address }: OfficialAccount): PosterPlan {
  const line = { kind: 'text', x: 0, width: WIDTH, align: 'center' } as const;
  return {
    width: WIDTH,
    height: HEIGHT,
    ground: '#ffffff',
    items: [
      { ...line, text: name, y: 88, size: 48, colour: INK, bold: true },
      { ...line, text: platform, y: 164, size: 30, colour: GREY },
      { kind: 'code', text: address, x: (WIDTH - CODE) / 2, y: 248, size: CODE },
      { ...line, text: t`扫一扫，关注${brand.name}`, y: 744, size: 32, colour: INK },
    ],
  };
}
