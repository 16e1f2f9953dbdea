import { t } from '@lingui/core/macro';
import type { CollectData } from '@voltfront/contract';
import { serverNow } from '@/api';
import { reasonAgainst } from '@/features/campaign/reason-against';
import { countOf } from './collect-words';

/** What the main button of a campaign of cards does and says; without a step it is off, and says why. */
export function mainOf(collect: CollectData): { step: 'compose' | 'prizes' | null; text: string } {
  const { campaign, settings, own, drawing } = collect;
  if (own && own.won.length > 0) return { step: 'prizes', text: t`查看我的奖品` };
  if (drawing?.done) return { step: null, text: own?.hasEntered ? t`已开奖，本次未中奖` : t`已开奖` };
  if (own?.hasEntered) return { step: null, text: t`已合成，等待开奖` };
  const obstacle = reasonAgainst(campaign);
  if (obstacle !== null) return { step: null, text: obstacle };
  if (settings.composeUntil !== null && serverNow() >= settings.composeUntil)
    return { step: null, text: t`合成已截止` };
  const missing = settings.items.filter(({ key }) => countOf(collect, key) === 0).length;
  return missing === 0 ? { step: 'compose', text: t`合成，参与抽奖` } : { step: null, text: t`还差 ${missing} 种卡` };
}
