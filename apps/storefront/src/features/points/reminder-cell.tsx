import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { apiQuery, queryClient, useApiMutation } from '@/api';
import { isLoggedIn } from '@/session';
import { Cell, CellGroup, Switch, toast } from '@/ui';

const reminder = apiQuery('GET /api/mpintegral/v1/checkIn/reminder');

/** Whether the customer is reminded in the evening; nothing for visitors. */
export function ReminderCell() {
  const { data } = useQuery({ ...reminder, enabled: isLoggedIn() });
  const put = (isSet: boolean) => queryClient.setQueryData(reminder.queryKey, { isSet });
  const save = useApiMutation('POST /api/mpintegral/v1/checkIn/reminder', {
    onSuccess: ({ isSet }) => toast(isSet ? t`已开启，每晚 8 点提醒` : t`已关闭提醒`),
  });
  if (!data) return null;
  const change = (isSet: boolean) => {
    put(isSet);
    save.mutate({ isSet }, { onError: () => put(!isSet) });
  };
  return (
    <CellGroup inset>
      <Cell
        icon="bell"
        title={t`每日签到提醒`}
        note={t`当天 20:00 还没有签到时，在消息中心提醒您`}
        value={<Switch checked={data.isSet} onChange={change} label={t`每日签到提醒`} />}
      />
    </CellGroup>
  );
}
