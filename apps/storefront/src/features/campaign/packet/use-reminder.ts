import { t } from '@lingui/core/macro';
import type { PacketData } from '@voltfront/contract';
import { useApiMutation } from '@/api';
import { ensureLogin } from '@/navigation';
import { toast } from '@/ui';
import { showPacket } from './packet-cache';

/** The reminder five minutes before a round begins. */
export function useReminder(round: PacketData) {
  const { packetId, isReminded } = round;
  const isSet = isReminded !== true;
  const run = useApiMutation('POST /api/mpmkt/v1/campaign/packet/remind', {
    onSuccess: () => {
      showPacket({ ...round, isReminded: isSet });
      toast(isSet ? t`开抢前 5 分钟提醒您` : t`已取消提醒`);
    },
  });
  const toggle = () => {
    if (ensureLogin() && !run.isPending) run.mutate({ packetId, isSet });
  };
  return { toggle, isBusy: run.isPending };
}
