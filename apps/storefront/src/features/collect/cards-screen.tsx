import { t } from '@lingui/core/macro';
import type { CollectData, CollectItemData, CollectLinkData, CollectLinkViewData } from '@voltfront/contract';
import { withCommas } from '@voltfront/rules/money';
import { useState } from 'react';
import { type ApiList, serverNow } from '@/api';
import { CampaignState } from '@/features/campaign/campaign-state';
import { DrawingBlock } from '@/features/draw/drawing-block';
import { navigate } from '@/navigation';
import type { ShareContent } from '@/platform/share';
import { BottomBar, Button, Cell, CellGroup, Countdown, longDate, ShareSheet, toast } from '@/ui';
import { CardSheet } from './card-sheet';
import styles from './collect.module.css';
import { readCollectAgain } from './collect-cache';
import { cardOfLink, countOf } from './collect-words';
import { ItemFace } from './item-face';
import { LinkList } from './link-list';
import { LinkSheet } from './link-sheet';
import { mainOf } from './main-of-cards';
import { OddsBlock } from './odds-block';
import { TaskList } from './task-list';
import { useComposing } from './use-collect';

export interface CardsScreenProps {
  collect: CollectData;
  /** What a friend gives or asks for, where the page was opened by a link. */
  friend: CollectLinkViewData | undefined;
  links: ApiList<CollectLinkData>;
  share: ShareContent;
  /** The link that is shared now, which the page makes its card. */
  shared: CollectLinkData | null;
  onShare: (link: CollectLinkData | null) => void;
}

/** Cards that make a word: how many there are of each, today's tasks, composing them, and the draw. */
export function CardsScreen({ collect, friend, links, share, shared, onShare }: CardsScreenProps) {
  const { campaign, settings, drawing, own } = collect;
  const [viewed, setViewed] = useState<CollectItemData | null>(null);
  const recipe = settings.recipes.find(({ enters }) => enters);
  const { compose, isBusy } = useComposing(collect, () => toast(t`合成成功，已获得抽奖资格`));
  const main = mainOf(collect);
  const run = () => {
    if (main.step === 'prizes') navigate('/pagesActivity/myPrize', {});
    else if (recipe)
      compose(
        recipe.key,
        settings.items.map(({ key }) => key),
      );
  };
  return (
    <>
      <Cards collect={collect} onView={setViewed} />
      <TaskList collect={collect} share={share} />
      <div className={styles.top} />
      <DrawingBlock title={t`周年大奖`} drawing={drawing} won={own?.hasEntered ? own.won : null} />
      <LinkList links={links} onShare={onShare} />
      <OddsBlock collect={collect} />
      <CellGroup inset>
        <Cell
          title={t`活动说明`}
          note={t`任务、概率、赠送与开奖`}
          onClick={() => navigate('/pagesActivity/anniversary/description', { id: campaign.slug })}
        />
        <Cell title={t`我的奖品`} onClick={() => navigate('/pagesActivity/myPrize', {})} />
      </CellGroup>
      <BottomBar>
        <Button block disabled={main.step === null} loading={isBusy} onClick={run}>
          {main.text}
        </Button>
      </BottomBar>
      <CardSheet collect={collect} item={viewed} onClose={() => setViewed(null)} onMade={onShare} />
      {friend && <LinkSheet data={friend} onShare={() => onShare(friend.link)} />}
      {shared && <ShareSheet isOpen onClose={() => onShare(null)} content={cardOfLink(collect, shared)} />}
    </>
  );
}

/** The cards on the accent of the campaign, with how many people have them all. */
function Cards({ collect, onView }: { collect: CollectData; onView: (item: CollectItemData) => void }) {
  const { campaign, settings, entrants, drawing } = collect;
  return (
    <div className={styles.panel} style={{ backgroundColor: campaign.artwork.accent }}>
      <h1 className={styles.title}>{campaign.title}</h1>
      <div className={styles.lead}>{campaign.lead}</div>
      <CampaignState campaign={campaign} onTurn={readCollectAgain} />
      <div className={styles.cards} role="list">
        {settings.items.map((item) => {
          const count = countOf(collect, item.key);
          return (
            <div key={item.key} className={styles.slot} role="listitem">
              <button
                type="button"
                className={styles.press}
                aria-label={t`${item.title}，${count} 张`}
                onClick={() => onView(item)}
              >
                <ItemFace item={item} width={64} isMissing={count === 0} />
              </button>
              <div className={styles.held}>×{count}</div>
            </div>
          );
        })}
      </div>
      <div className={styles.standing}>{t`${withCommas(entrants)} 人已集齐`}</div>
      {drawing && !drawing.done && serverNow() < drawing.at && (
        <div className={styles.standing}>
          {t`${longDate(drawing.at)} 开奖 · 剩余 `}
          <Countdown endAt={drawing.at} now={serverNow} variant="plain" onEnd={readCollectAgain} />
        </div>
      )}
    </div>
  );
}
