import { t } from '@lingui/core/macro';
import type { CaptchaChallengeData } from '@voltfront/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { PageLoading } from '@/page';
import { type CaptchaProof, runCaptcha } from '@/platform/captcha';
import { Button, EmptyState } from '@/ui';

export interface ScriptCaptchaProps {
  challenge: Extract<CaptchaChallengeData, { kind: 'geetest' }>;
  onAnswer: (proof: CaptchaProof) => void;
  /** The script could not be had. */
  onFail: () => void;
}

/** The outside service's captcha, which shows itself over the page; one that was closed can be opened again. */
export function ScriptCaptcha({ challenge, onAnswer, onFail }: ScriptCaptchaProps) {
  const { script, captchaId } = challenge;
  const [isClosed, setClosed] = useState(false);
  const isShown = useRef(true);
  const latest = useRef({ onAnswer, onFail });
  latest.current = { onAnswer, onFail };
  const run = useCallback(async () => {
    setClosed(false);
    const outcome = await runCaptcha({ script, captchaId });
    if (!isShown.current) return;
    if (outcome === 'closed') setClosed(true);
    else if (outcome === 'failed') latest.current.onFail();
    else latest.current.onAnswer(outcome);
  }, [script, captchaId]);
  useEffect(() => {
    isShown.current = true;
    void run();
    return () => {
      isShown.current = false;
    };
  }, [run]);
  if (!isClosed) return <PageLoading />;
  return (
    <>
      <EmptyState title={t`请完成安全验证`} btnText={t`重新验证`} onAction={run} />
      <Button variant="text" size="small" onClick={onFail}>
        {t`改用滑块验证`}
      </Button>
    </>
  );
}
