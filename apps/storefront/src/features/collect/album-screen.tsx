import { t } from '@lingui/core/macro';
import type { CollectData, CollectItemData } from '@voltfront/contract';
import { useState } from 'react';
import { useApiMutation } from '@/api';
import { CampaignHero } from '@/features/campaign/campaign-hero';
import { CampaignRules } from '@/features/campaign/campaign-rules';
import { reasonAgainst } from '@/features/campaign/reason-against';
import { ensureLogin, navigate } from '@/navigation';
import type { ShareContent } from '@/platform/share';
import { BottomBar, Button, Fill, Picture, ProgressLine, Section, Stack, Text, toast } from '@/ui';
import styles from './collect.module.css';
import { readCollectAgain, showCollect } from './collect-cache';
import { countOf } from './collect-words';
import { ItemFace } from './item-face';
import { OddsBlock } from './odds-block';
import { PinSheet } from './pin-sheet';
import { TaskList } from './task-list';

type SetOfPins = CollectData['sets'][number];

/** The album: today's tasks, and the pins by set, those that are missing as outlines. */
export function AlbumScreen({ collect, share }: { collect: CollectData; share: ShareContent }) {
  const { campaign, settings, sets } = collect;
  const [viewed, setViewed] = useState<CollectItemData | null>(null);
  const isClosed = reasonAgainst(campaign) !== null;
  return (
    <>
      <CampaignHero campaign={campaign} onTurn={readCollectAgain} />
      <TaskList collect={collect} share={share} />
      {settings.sets.map(({ key, title }) => (
        <PinSet
          key={key}
          title={title}
          collect={collect}
          set={sets.find((each) => each.set === key)}
          items={settings.items.filter(({ set }) => set === key)}
          onView={setViewed}
        />
      ))}
      <OddsBlock collect={collect} />
      <CampaignRules rules={campaign.rules} />
      <BottomBar>
        <Button
          block
          variant="secondary"
          disabled={isClosed}
          onClick={() => navigate('/pagesBannerActivity/pin/compose', { id: campaign.slug })}
        >{t`合成`}</Button>
        <Button
          block
          disabled={isClosed}
          onClick={() => navigate('/pagesBannerActivity/pin/send', { id: campaign.slug })}
        >{t`送好友`}</Button>
      </BottomBar>
      <PinSheet collect={collect} item={viewed} onClose={() => setViewed(null)} />
    </>
  );
}

interface PinSetProps {
  title: string;
  collect: CollectData;
  set: SetOfPins | undefined;
  items: readonly CollectItemData[];
  onView: (item: CollectItemData) => void;
}

function PinSet({ title, collect, set, items, onView }: PinSetProps) {
  const owned = items.filter(({ key }) => countOf(collect, key) > 0).length;
  return (
    <Section title={t`${title} ${owned}/${items.length}`}>
      <div className={styles.set}>
        <ProgressLine value={owned / items.length} label={t`${title}收集进度`} />
        {set && set.prizes.length > 0 && <SetReward collect={collect} set={set} title={title} />}
        <div className={styles.pins} role="list">
          {items.map((item) => {
            const count = countOf(collect, item.key);
            return (
              <div key={item.key} className={styles.pin} role="listitem">
                <button
                  type="button"
                  className={styles.face}
                  aria-label={count > 0 ? t`${item.title}，${count} 枚` : t`${item.title}，未获得`}
                  onClick={() => onView(item)}
                >
                  <ItemFace item={item} width={72} isMissing={count === 0} />
                  {count > 1 && <span className={styles.count}>×{count}</span>}
                </button>
                <Text size="small" {...(count === 0 && { tone: 'secondary' as const })} oneLine>
                  {item.title}
                </Text>
              </div>
            );
          })}
        </div>
      </div>
    </Section>
  );
}

/** The reward of a set, claimed once everything is there. */
function SetReward({ collect, set, title }: { collect: CollectData; set: SetOfPins; title: string }) {
  const claiming = useApiMutation('POST /api/mpmkt/v1/campaign/collect/claim', {
    onError: readCollectAgain,
    onSuccess: (claimed) => {
      showCollect(claimed);
      toast(t`领取成功，可在我的奖品中查看`);
    },
  });
  const { campaign } = collect;
  const texts = { missing: t`未集齐`, open: t`领奖`, claimed: t`已领取`, soldOut: t`已领完` };
  const isOpen = set.state === 'open' && reasonAgainst(campaign) === null;
  const claim = () => {
    if (ensureLogin() && !claiming.isPending) claiming.mutate({ slug: campaign.slug, set: set.set });
  };
  return (
    <Stack row align="center" gap={3}>
      <span className={styles.reward}>
        <Picture src={set.prizes[0]?.picture} width={48} aspect={1} alt="" clear fit="contain" />
      </span>
      <Fill>
        <Text size="label" weight="medium">
          {set.prizes.map((prize) => prize.title).join('、')}
        </Text>
        <Text size="small" tone="secondary">{t`集齐${title}系列即可领取`}</Text>
      </Fill>
      <Button
        size="small"
        disabled={!isOpen}
        loading={claiming.isPending}
        label={`${texts[set.state ?? 'missing']} ${title}`}
        className={styles.fixed}
        onClick={claim}
      >
        {texts[set.state ?? 'missing']}
      </Button>
    </Stack>
  );
}
