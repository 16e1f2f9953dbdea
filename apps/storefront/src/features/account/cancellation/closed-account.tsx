import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { formatDateTime } from '@voltfront/rules/format/date';
import { SECOND_MS } from '@voltfront/rules/time';
import { apiQuery } from '@/api';
import { relaunch } from '@/navigation';
import { logout } from '@/session';
import { Button, Section, Stack, Text, Timeline } from '@/ui';

/** How often the page looks whether the data is erased (ms). */
const LOOK_EVERY_MS = 20 * SECOND_MS;

/** The account is closed: since when, and how far the erasure of its data is. */
export function ClosedAccount({ receipt }: { receipt: string }) {
  const { data } = useQuery({
    ...apiQuery('GET /api/mpaccount/v1/account/pub/cancellation/receipt', { receipt }),
    refetchInterval: ({ state }) => (state.data?.state === 'done' ? false : LOOK_EVERY_MS),
  });
  const isDone = data?.state === 'done';
  const closed = data ? formatDateTime(data.closedAt) : '';
  const erased = data ? formatDateTime(data.erasedAt ?? data.eraseBy) : '';
  const leave = () => {
    logout();
    relaunch('/');
  };
  const steps = [
    {
      key: 'erased',
      title: isDone ? t`个人数据已清除` : t`正在清除个人数据`,
      time: isDone ? erased : t`最晚 ${erased} 前完成`,
    },
    { key: 'closed', title: t`账号已关闭，所有设备退出登录`, time: closed },
    { key: 'requested', title: t`注销申请已提交`, time: closed },
  ];
  return (
    <Section pad="l">
      <Stack gap={3}>
        <Text size="title-2" weight="bold" heading={2}>
          {isDone ? t`注销已完成` : t`账号已注销`}
        </Text>
        <Text tone="secondary">{t`感谢您的陪伴。该手机号可随时重新注册为新账号。`}</Text>
        {data && <Timeline items={steps} />}
        <Button block onClick={leave}>
          {t`返回首页`}
        </Button>
      </Stack>
    </Section>
  );
}
