import { t } from '@lingui/core/macro';
import { FORBIDDEN, SOLD_OUT, STATE_CHANGED } from '@voltfront/contract/error-codes';
import { useState } from 'react';
import { hasCode, useApiMutation } from '@/api';
import { ensureLogin } from '@/navigation';
import { readDevice } from '@/platform/device';
import { openExternal } from '@/platform/external';
import { BottomBar, Button, ConsentBox, modal, toast } from '@/ui';
import styles from './trial-screen.module.css';
import type { AppPlatform, TrialData, TrialSeatData } from './types';
import { countDownload } from './use-get-app';

const FRIENDLY = [SOLD_OUT, STATE_CHANGED, FORBIDDEN];

export interface TrialBarProps {
  trial: TrialData;
  platform: AppPlatform;
  /** The seats or the state changed. */
  onChange: () => void;
}

/** The notice to be ticked, and the button that takes a seat and opens what it gives. */
export function TrialBar({ trial, platform, onChange }: TrialBarProps) {
  const [isTicked, setTicked] = useState(false);
  const claim = useApiMutation('POST /api/appuser/v1/grayVersion/claim', {
    onSuccess: ({ seat }) => {
      onChange();
      void open(seat);
    },
    onError: (error) => {
      if (FRIENDLY.some((code) => hasCode(error, code))) onChange();
    },
  });
  const roundId = trial.round?.roundId;
  const take = () => {
    if (!isTicked) return toast(t`请先阅读并勾选体验须知`);
    if (!roundId || !ensureLogin()) return;
    if (trial.seat?.platform === platform) void open(trial.seat);
    else claim.mutate({ roundId, platform });
  };
  return (
    <BottomBar
      top={
        <ConsentBox checked={isTicked} onChange={setTicked} className={styles.check}>
          {t`我已了解体验版可能不稳定，会覆盖正式版，数据不作承诺`}
        </ConsentBox>
      }
    >
      <Button block loading={claim.isPending} onClick={take}>
        {actionWords(platform, trial.seat !== null)}
      </Button>
    </BottomBar>
  );
}

/** On a computer the link is shown to be opened on the phone; elsewhere it opens. */
async function open(seat: TrialSeatData): Promise<void> {
  countDownload(seat.platform, 'trial');
  const result = await openExternal(seat.link);
  if (result === 'copied') toast(t`链接已复制，请在浏览器中打开`);
  if (result === 'refused') await modal({ content: seat.link, showCancel: false });
}

function actionWords(platform: AppPlatform, hasSeat: boolean): string {
  if (platform === 'ios') return hasSeat ? t`打开 TestFlight` : t`领取名额并打开 TestFlight`;
  if (platform === 'harmony') return hasSeat ? t`打开邀请测试` : t`领取名额并打开邀请测试`;
  return hasSeat ? t`下载安装包` : t`领取名额并下载`;
}

/** The system to offer: that of the device, else Android. */
export function ownPlatform(): AppPlatform {
  const { kind } = readDevice();
  return kind === 'ios' || kind === 'harmony' ? kind : 'android';
}
