import { t } from '@lingui/core/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { apiQuery, type ReplyOf, useApiMutation } from '@/api';
import { Cell, CellGroup, Switch } from '@/ui';

type Settings = ReplyOf<'GET /api/appuser/v1/user/notifications'>;

/** Switches for the kinds of messages; each change is saved at once and taken back when that fails. */
export function NotificationSettings() {
  const client = useQueryClient();
  const options = apiQuery('GET /api/appuser/v1/user/notifications');
  const { data } = useQuery(options);
  const save = useApiMutation('POST /api/appuser/v1/user/notifications/save', {});
  if (!data) return null;

  const put = (kind: keyof Settings, isOn: boolean): Settings => {
    const next = { ...(client.getQueryData<Settings>(options.queryKey) ?? data), [kind]: isOn };
    client.setQueryData(options.queryKey, next);
    return next;
  };
  const change = (kind: keyof Settings, isOn: boolean) =>
    save.mutate(put(kind, isOn), { onError: () => put(kind, !isOn) });
  const rows: [kind: keyof Settings, title: string, note: string][] = [
    ['order', t`订单与交付`, t`支付、锁单、物流与提车提醒`],
    ['activity', t`活动`, t`报名、抽奖与权益到期提醒`],
    ['community', t`社区互动`, t`评论、点赞与关注`],
    ['marketing', t`优惠与新品`, t`新车与限时权益`],
  ];
  return (
    <CellGroup title={t`消息通知`} inset>
      {rows.map(([kind, title, note]) => (
        <Cell
          key={kind}
          title={title}
          note={note}
          value={<Switch checked={data[kind]} onChange={(isOn) => change(kind, isOn)} label={title} />}
        />
      ))}
    </CellGroup>
  );
}
