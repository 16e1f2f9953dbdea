import { t } from '@lingui/core/macro';
import type { RefusedFriendData } from '@voltfront/contract';
import { formatDateTime } from '@voltfront/rules/format/date';
import { useApiList } from '@/api';
import { ListFooter } from '@/page';
import { EmptyState, Section, Skeleton, Stack, Tag, Text } from '@/ui';

type Refused = ReturnType<typeof useRefused>;

/** People who followed the own invitation and do not count, the last first. */
export const useRefused = (slug: string, isWanted: boolean) =>
  useApiList('GET /api/mpmkt/v1/campaign/invite/refused', { slug }, { enabled: isWanted });

/** People who do not count, with the reason. */
export function RefusedList({ refused }: { refused: Refused }) {
  if (refused.items.length === 0 && refused.state.loading) return <Skeleton variant="feed" count={3} />;
  return (
    <>
      {refused.items.map(({ refusedId, mobile, reason, lastAt }) => (
        <Section key={refusedId} pad="m">
          <Stack gap={2}>
            <Stack row justify="between" align="center" gap={2}>
              <Text tone="secondary" weight="medium" heading={2}>
                {mobile}
              </Text>
              <Tag>{t`不计入`}</Tag>
            </Stack>
            <Text size="small" tone="secondary">
              {t`${formatDateTime(lastAt)} · ${reasonWords(reason)}`}
            </Text>
          </Stack>
        </Section>
      ))}
      <ListFooter list={refused} empty={<EmptyState type="record" title={t`没有不计入的好友`} />} />
    </>
  );
}

/** Why somebody does not count, for whoever invited them. */
function reasonWords(reason: RefusedFriendData['reason']): string {
  const words: Record<RefusedFriendData['reason'], string> = {
    own: t`不能邀请自己`,
    bound: t`已接受他人邀请`,
    circle: t`曾邀请过您，不能互相邀请`,
    ordered: t`已有订单，不是新客户`,
    oldAccount: t`注册较早，不是新用户`,
    driven: t`近 12 个月内试驾过`,
    notInviter: t`邀请时不在活动范围内`,
    employee: t`内部员工`,
  };
  return words[reason];
}
