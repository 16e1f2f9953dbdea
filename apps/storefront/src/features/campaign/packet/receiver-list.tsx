import { t } from '@lingui/core/macro';
import type { PacketData } from '@voltfront/contract';
import { formatDateTime } from '@voltfront/rules/format/date';
import { useApiList } from '@/api';
import { ListFooter } from '@/page';
import { Avatar, EmptyState, Fill, Section, Skeleton, Stack, Tag, Text } from '@/ui';
import { groupsOf } from '@/ui/groups';
import styles from './packet.module.css';
import { RECEIVERS } from './packet-cache';

export type Receivers = ReturnType<typeof useReceivers>;

/** Who opened a packet; `enabled` once it may be seen. */
export const useReceivers = (packetId: string, enabled = true) => useApiList(RECEIVERS, { packetId }, { enabled });

/** Shares taken and points, and everybody who opened the packet. */
export function ReceiverList({ packet, list }: { packet: PacketData; list: Receivers }) {
  const { taken, shares, drawnPoints, points } = packet;
  return (
    <Section title={t`已领取 ${taken}/${shares}`} note={t`共 ${drawnPoints}/${points} 积分`}>
      {groupsOf(list.items).map(({ key, items }) => (
        <div key={key} className={styles.rows}>
          {items.map(({ receiverId, nickname, avatar, points: got, at, isLuckiest, isOwn }) => (
            <div key={receiverId} className={styles.row}>
              <Avatar src={avatar} name={nickname} size="small" />
              <Fill>
                <Stack row align="center" gap={2}>
                  <Text oneLine>{nickname}</Text>
                  {isOwn && <Tag tone="accent">{t`我`}</Tag>}
                  {isLuckiest && <Tag tone="warning">{t`手气最佳`}</Tag>}
                </Stack>
                <Text size="small" tone="secondary">
                  {formatDateTime(at)}
                </Text>
              </Fill>
              <Text weight="medium">{t`${got} 积分`}</Text>
            </div>
          ))}
        </div>
      ))}
      {list.items.length === 0 && list.state.loading ? (
        <Skeleton variant="row" count={3} />
      ) : (
        <ListFooter list={list} empty={<EmptyState type="packet" title={t`还没有人领取`} top={8} />} />
      )}
    </Section>
  );
}
