import { t } from '@lingui/core/macro';
import type { VoiceData } from '@voltfront/contract';
import { useApiMutation } from '@/api';
import { ensureLogin } from '@/navigation';
import { toast } from '@/ui';
import { readVoiceAgain, showVoice } from './voice-cache';

/** Claiming the prize for all stamps. */
export function useGrand({ campaign: { slug } }: VoiceData) {
  const claiming = useApiMutation('POST /api/mpmkt/v1/campaign/voice/claim', {
    // The call has shown the error; the last one may be gone.
    onError: readVoiceAgain,
    onSuccess: (voice) => {
      showVoice(voice);
      toast(voice.grand.draw === null ? t`领取成功，可在我的奖品中查看` : t`领取成功，快去抽奖吧`);
    },
  });
  const claim = () => {
    if (ensureLogin() && !claiming.isPending) claiming.mutate({ slug });
  };
  return { claim, isBusy: claiming.isPending };
}
