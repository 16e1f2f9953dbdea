import { t } from '@lingui/core/macro';
import type { CollectData, CollectLinkData } from '@voltfront/contract';
import { spareOf } from '@voltfront/rules/campaign/collect';
import { useState } from 'react';
import type { ApiList } from '@/api';
import { reasonAgainst } from '@/features/campaign/reason-against';
import { navigate } from '@/navigation';
import { BottomBar, Button, ChoiceTiles, cx, EmptyState, Section, ShareSheet, Text, TextField } from '@/ui';
import styles from './collect.module.css';
import { cardOfLink, countOf } from './collect-words';
import { ItemFace } from './item-face';
import { LinkList } from './link-list';
import { useLinks } from './use-collect';

const GREETING = 30;

export interface SendScreenProps {
  collect: CollectData;
  /** Own gifts, the newest first. */
  links: ApiList<CollectLinkData>;
  /** The pin that is chosen at first. */
  first: string | undefined;
  /** The gift that is shared now, which the page makes its card. */
  shared: CollectLinkData | null;
  onShare: (link: CollectLinkData | null) => void;
}

/** The giver's page: the pins to spare, a greeting, and the gifts that were sent. */
export function SendScreen({ collect, links, first, shared, onShare }: SendScreenProps) {
  const { campaign, settings, own } = collect;
  const spares = settings.items
    .map((item) => ({ item, spare: spareOf(countOf(collect, item.key), settings.keepsLast) }))
    .filter(({ spare }) => spare > 0);
  const [wanted, setWanted] = useState(first);
  const [greeting, setGreeting] = useState('');
  const { give, isBusy } = useLinks(collect, onShare);
  const chosen = spares.find(({ item }) => item.key === wanted);
  const left = own?.givesLeft ?? 0;
  const obstacle = reasonAgainst(campaign) ?? (own && left === 0 ? t`今日赠送次数已用完` : null);
  return (
    <>
      {spares.length === 0 ? (
        <EmptyState
          title={t`暂无可赠送的徽章`}
          desc={t`每枚徽章的最后一枚不能送出`}
          btnText={t`去收集徽章`}
          onAction={() => navigate('/pagesBannerActivity/pin/index', { id: campaign.slug })}
        />
      ) : (
        <div className={styles.top}>
          <Section title={t`选一枚送给好友`}>
            <div className={styles.body}>
              <ChoiceTiles
                label={t`可赠送的徽章`}
                className={styles.pins}
                items={spares}
                keyOf={({ item }) => item.key}
                nameOf={({ item, spare }) => t`${item.title}，可送 ${spare} 枚`}
                chosenKey={chosen?.item.key}
                onTap={({ item }) => setWanted(item.key)}
                tileClass={(_, isChosen) => cx(styles.spare, isChosen && styles.chosen)}
              >
                {({ item, spare }) => (
                  <>
                    <span className={styles.face}>
                      <ItemFace item={item} width={72} />
                      <span className={styles.count}>×{spare}</span>
                    </span>
                    <Text size="small" oneLine>
                      {item.title}
                    </Text>
                  </>
                )}
              </ChoiceTiles>
            </div>
            <TextField
              label={t`祝福语`}
              layout="column"
              value={greeting}
              onChange={setGreeting}
              placeholder={t`写一句话，最多 30 个字`}
              maxLength={GREETING}
            />
          </Section>
        </div>
      )}
      <LinkList links={links} onShare={onShare} />
      <BottomBar
        top={
          own && <Text size="small" tone="secondary" inline>{t`今日还可赠送 ${left} 次，24 小时无人收下自动退回`}</Text>
        }
      >
        <Button
          block
          disabled={!chosen || obstacle !== null}
          loading={isBusy}
          onClick={() => chosen && give(chosen.item.key, greeting.trim())}
        >
          {obstacle ?? t`赠送`}
        </Button>
      </BottomBar>
      {shared && <ShareSheet isOpen onClose={() => onShare(null)} content={cardOfLink(collect, shared)} />}
    </>
  );
}
