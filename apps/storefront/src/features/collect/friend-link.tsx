import { t } from '@lingui/core/macro';
import type { CollectLinkViewData } from '@voltfront/contract';
import type { ReactNode } from 'react';
import { serverNow } from '@/api';
import { Avatar, Countdown, Text } from '@/ui';
import styles from './collect.module.css';
import { readCollectAgain } from './collect-cache';
import { linkStateText, obstacleTo } from './collect-words';
import { ItemFace } from './item-face';

/** What a friend gives or asks for, with their greeting and how long it lasts. */
export function FriendLink({ data, children }: { data: CollectLinkViewData; children?: ReactNode }) {
  const { link, owner, view, look } = data;
  const { item, kind, greeting, expiresAt, friend } = link;
  const obstacle = obstacleTo(data);
  const what = look === 'album' ? t`送你一枚徽章` : kind === 'give' ? t`送你一张卡` : t`想要一张“${item.title}”`;
  return (
    <div className={styles.friend}>
      <Avatar size="large" src={owner.avatar} name={owner.nickname} />
      <Text weight="bold">{owner.nickname}</Text>
      <Text size="label" tone="secondary">
        {view === 'own' ? t`这是你发出的，快分享给好友吧` : what}
      </Text>
      <span className={item.picture === null ? styles.card : styles.large}>
        <ItemFace item={item} width={160} />
      </span>
      <Text weight="bold" size="title-3">
        {item.picture === null ? item.text : item.title}
      </Text>
      {greeting && <Text size="label">{t`“${greeting}”`}</Text>}
      {(view === 'open' || (view === 'own' && link.state === 'open')) && (
        <span className={styles.time}>
          {t`剩余`}
          <Countdown endAt={expiresAt} now={serverNow} onEnd={readCollectAgain} />
        </span>
      )}
      {view === 'own' && link.state !== 'open' && (
        <Text size="label" tone="secondary">
          {friend ? t`${linkStateText(link)} · ${friend.nickname}` : linkStateText(link)}
        </Text>
      )}
      {obstacle && (
        <Text size="label" tone="secondary">
          {obstacle}
        </Text>
      )}
      {children}
    </div>
  );
}
