import { t } from '@lingui/core/macro';
import { formatDateTime } from '@voltfront/rules/format/date';
import { serverNow, useApiList } from '@/api';
import { ListFooter } from '@/page';
import { EmptyState, longDate, Section, Skeleton, Stack, Tag, Text } from '@/ui';

type Chances = ReturnType<typeof useChances>;

/** Chances that the caller was given in a draw, newest first. */
export const useChances = (slug: string) => useApiList('GET /api/mpmkt/v1/campaign/draw/chances', { slug });

/** Every chance with who brought it, whether it is left, and until when. */
export function ChanceList({ chances, onInvite }: { chances: Chances; onInvite: () => void }) {
  if (chances.items.length === 0 && chances.state.loading) return <Skeleton variant="feed" count={3} />;
  return (
    <>
      {chances.items.map(({ chanceId, amount, left, friend, at, expiresAt }) => {
        const isOver = expiresAt <= serverNow();
        return (
          <Section key={chanceId} pad="m">
            <Stack gap={2}>
              <Stack row justify="between" align="center" gap={2}>
                <Text weight="medium" heading={2}>
                  {friend === null ? t`${amount} 次机会` : t`好友 ${friend} 完成试驾`}
                </Text>
                <Tag tone={left > 0 && !isOver ? 'success' : 'neutral'}>{stateWords(left, isOver)}</Tag>
              </Stack>
              <Text size="small" tone="secondary">{t`${formatDateTime(at)} 获得`}</Text>
              {left > 0 && (
                <Text size="small" tone={isOver ? 'secondary' : 'warning'}>
                  {isOver ? t`已于 ${longDate(expiresAt)} 失效` : t`请在 ${longDate(expiresAt - 1)} 前使用`}
                </Text>
              )}
            </Stack>
          </Section>
        );
      })}
      <ListFooter
        list={chances}
        empty={<EmptyState type="record" title={t`还没有抽奖机会`} btnText={t`去邀请`} onAction={onInvite} />}
      />
    </>
  );
}

function stateWords(left: number, isOver: boolean): string {
  if (left === 0) return t`已使用`;
  return isOver ? t`已失效` : t`剩余 ${left} 次`;
}
