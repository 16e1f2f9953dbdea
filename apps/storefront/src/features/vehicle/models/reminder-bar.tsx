import { t } from '@lingui/core/macro';
import { useQueryClient } from '@tanstack/react-query';
import type { ModelDetailData } from '@voltfront/contract';
import { apiKey, useApiMutation } from '@/api';
import { ensureLogin } from '@/navigation';
import { BottomBar, Button, toast } from '@/ui';

/** For a model that is not on sale: sets or drops the reminder. Visitors log in first. */
export function ReminderBar({ model }: { model: ModelDetailData }) {
  const { modelId, isReminderSet } = model;
  const client = useQueryClient();
  const remind = useApiMutation('POST /api/mporder/v1/vehicle/reminder', {
    onSuccess: ({ isSet }) => {
      client.setQueryData(apiKey('GET /api/mporder/v1/vehicle/model', { modelId }), { ...model, isReminderSet: isSet });
      toast(isSet ? t`已设置提醒，开售时通知您` : t`已取消提醒`);
    },
  });
  const handleClick = () => {
    if (ensureLogin()) remind.mutate({ modelId, isSet: !isReminderSet });
  };
  return (
    <BottomBar>
      <Button
        block
        variant={isReminderSet ? 'secondary' : 'primary'}
        icon="bell"
        loading={remind.isPending}
        onClick={handleClick}
      >
        {isReminderSet ? t`已设提醒，点击取消` : t`开售提醒我`}
      </Button>
    </BottomBar>
  );
}
