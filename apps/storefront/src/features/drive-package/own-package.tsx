import { t } from '@lingui/core/macro';
import type { DrivePackageData } from '@voltfront/contract';
import { formatDateTime } from '@voltfront/rules/format/date';
import { useMemo, useState } from 'react';
import { serverNow } from '@/api';
import {
  Avatar,
  BottomBar,
  Button,
  Countdown,
  EmptyState,
  Fill,
  Picture,
  ProgressLine,
  Section,
  ShareSheet,
  Stack,
  Tag,
  type TagProps,
  Text,
} from '@/ui';
import styles from './own-package.module.css';
import { PackageContent } from './package-content';
import { packagePoster, packageShare } from './package-share';

type Friend = DrivePackageData['friends'][number];

/** The own package: how many places are taken, by whom, and how long it can be given on. */
export function OwnPackage({ given, onEnd }: { given: DrivePackageData; onEnd: () => void }) {
  const [isSharing, setSharing] = useState(false);
  const poster = useMemo(() => packagePoster(given), [given]);
  const { state, friends, sharerPoints, content } = given;
  const words = { open: t`分享礼包`, full: t`名额已领完`, expired: t`礼包已过期` };
  return (
    <>
      <Head given={given} onEnd={onEnd} />
      <PackageContent content={content} />
      <Section pad="l" label={t`好友进度`}>
        <Stack gap={3}>
          <Text weight="medium">{t`好友进度`}</Text>
          {friends.length === 0 ? (
            <EmptyState title={t`还没有好友领取`} desc={t`每位好友完成试驾，您可得 ${sharerPoints} 积分`} top={1} />
          ) : (
            friends.map((friend) => (
              <FriendRow key={`${friend.nickname} ${friend.at}`} friend={friend} points={sharerPoints} />
            ))
          )}
        </Stack>
      </Section>
      <BottomBar>
        <Button block disabled={state !== 'open'} onClick={() => setSharing(true)}>
          {words[state]}
        </Button>
      </BottomBar>
      <ShareSheet
        isOpen={isSharing}
        onClose={() => setSharing(false)}
        title={t`分享礼包`}
        content={packageShare(given)}
        poster={poster}
      />
    </>
  );
}

function Head({ given, onEnd }: { given: DrivePackageData; onEnd: () => void }) {
  const { state, modelName, picture, places, taken, expiresAt, sharerPoints, reserveDays } = given;
  return (
    <Section pad="l" apart="before" label={t`试驾礼包`}>
      <Stack gap={3}>
        <Stack row align="center" gap={3}>
          <div className={styles.car}>
            <Picture src={picture} width={104} aspect={2} alt={modelName} clear fit="contain" />
          </div>
          <Fill>
            <Text weight="bold" heading={1}>{t`请 ${places} 位好友来试驾`}</Text>
            <Text size="small" tone="secondary">{t`每位好友完成试驾，您得 ${sharerPoints} 积分`}</Text>
          </Fill>
        </Stack>
        <ProgressLine value={taken / places} label={t`已领取 ${taken}/${places}`} />
        <Stack row justify="between">
          <Text size="small">{t`已领取 ${taken}/${places}`}</Text>
          {state === 'expired' ? (
            <Text size="small" tone="secondary">{t`已于 ${formatDateTime(expiresAt)} 截止`}</Text>
          ) : (
            <Text size="small" tone="secondary">
              {t`剩余 `}
              <Countdown variant="plain" endAt={expiresAt} now={serverNow} onEnd={onEnd} />
            </Text>
          )}
        </Stack>
        <Text size="caption" tone="secondary">
          {t`好友领取后保留 ${reserveDays} 天，到期未试驾的名额自动失效`}
        </Text>
      </Stack>
    </Section>
  );
}

const TONES: Record<Friend['state'], TagProps['tone']> = {
  reserved: 'warning',
  booked: 'warning',
  done: 'success',
  lapsed: 'neutral',
};

function FriendRow({ friend: { nickname, avatar, state, at }, points }: { friend: Friend; points: number }) {
  const words: Record<Friend['state'], string> = {
    reserved: t`已领取`,
    booked: t`已预约`,
    done: t`已试驾 +${points} 积分`,
    lapsed: t`已失效`,
  };
  return (
    <Stack row align="center" gap={3}>
      <Avatar src={avatar} name={nickname} size="small" />
      <Fill>
        <Text>{nickname}</Text>
        <Text size="caption" tone="secondary">
          {formatDateTime(at)}
        </Text>
      </Fill>
      <Tag tone={TONES[state]}>{words[state]}</Tag>
    </Stack>
  );
}
