import { t } from '@lingui/core/macro';
import { useEffect, useState } from 'react';
import { cancelCaptcha } from '@/api';
import { ScriptCaptcha } from '@/features/captcha/script-captcha';
import { SliderPuzzle } from '@/features/captcha/slider-puzzle';
import { TextPuzzle } from '@/features/captcha/text-puzzle';
import { type CaptchaKind, type CaptchaState, useChallenge } from '@/features/captcha/use-challenge';
import { back, useParams } from '@/navigation';
import { Page, PageLoading } from '@/page';
import type { CaptchaProof } from '@/platform/captcha';
import { Button, EmptyState, ErrorState } from '@/ui';
import styles from './AptchaVerify.module.css';

/** Asks for proof of a person; the solved puzzle's ticket goes to the call that waits for it. */
export default function AptchaVerifyPage() {
  const { scene } = useParams('/pagesCommunity/AptchaVerify');
  const [kind, setKind] = useState<CaptchaKind>('slider');
  const { state, load, check, turnToPuzzle } = useChallenge(scene, kind);
  useEffect(() => () => cancelCaptcha(), []);
  const isPuzzle = state.step === 'ready' && state.challenge.kind !== 'geetest';
  return (
    <Page route="/pagesCommunity/AptchaVerify" plain>
      <div className={styles.page}>
        {isPuzzle && <div className={styles.lead}>{t`为保障账号安全，请完成以下验证`}</div>}
        <Puzzle state={state} onAnswer={check} onReload={load} onNoScript={turnToPuzzle} />
        {isPuzzle && (
          <div className={styles.actions}>
            <Button variant="text" size="small" icon="refresh" onClick={load}>
              {t`换一张`}
            </Button>
            <Button variant="text" size="small" onClick={() => setKind(kind === 'slider' ? 'text' : 'slider')}>
              {kind === 'slider' ? t`改用图形验证码` : t`改用滑块验证`}
            </Button>
          </div>
        )}
      </div>
    </Page>
  );
}

interface PuzzleProps {
  state: CaptchaState;
  onAnswer: (answer: number | string | CaptchaProof) => void;
  onReload: () => void;
  onNoScript: () => void;
}

function Puzzle({ state, onAnswer, onReload, onNoScript }: PuzzleProps) {
  switch (state.step) {
    case 'loading':
      return <PageLoading />;
    case 'failed':
      return <ErrorState desc={t`验证服务暂不可用，请稍后再试`} onRetry={onReload} />;
    case 'expired':
      return (
        <EmptyState title={t`验证已过期`} desc={t`请在2分钟内完成验证`} btnText={t`重新获取`} onAction={onReload} />
      );
    case 'paused':
      return <EmptyState title={t`失败次数过多`} desc={t`请10分钟后再试`} btnText={t`返回`} onAction={() => back()} />;
    default: {
      const { challenge, isWrong, isChecking } = state;
      if (challenge.kind === 'geetest')
        return (
          <ScriptCaptcha key={challenge.challengeId} challenge={challenge} onAnswer={onAnswer} onFail={onNoScript} />
        );
      const shared = { isWrong, isChecking, onAnswer };
      if (challenge.kind === 'slider')
        return <SliderPuzzle key={challenge.challengeId} challenge={challenge} {...shared} />;
      return <TextPuzzle key={challenge.challengeId} challenge={challenge} {...shared} />;
    }
  }
}
