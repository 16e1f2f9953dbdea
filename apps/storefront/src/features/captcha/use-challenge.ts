import type { CaptchaChallengeData } from '@voltfront/contract';
import { CAPTCHA_EXPIRED, CAPTCHA_PAUSED, CAPTCHA_WRONG, PROVIDER_DOWN } from '@voltfront/contract/error-codes';
import { MINUTE_MS } from '@voltfront/rules/time';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type ApiError, api, finishCaptcha, hasCode, serverNow } from '@/api';
import { type CaptchaProof, canRunCaptcha } from '@/platform/captcha';
import { hasConsent } from '@/session';

export type CaptchaKind = 'slider' | 'text';

export type CaptchaState =
  | { step: 'loading' }
  | { step: 'ready'; challenge: CaptchaChallengeData; isWrong: boolean; isChecking: boolean }
  | { step: 'expired' }
  /** Too many failures; puzzles are given again from `resumesAt` on (server time, epoch milliseconds; null unknown). */
  | { step: 'paused'; resumesAt: number | null }
  | { step: 'failed' };

/** How long a wrong answer stays visible before the next puzzle (ms). */
const WRONG_SHOWN_MS = 900;

type Scene = 'sms' | 'comment' | 'vote' | 'redPacket' | 'login' | 'order';
const SCENES: readonly string[] = ['sms', 'comment', 'vote', 'redPacket', 'login', 'order'] satisfies Scene[];

function pausedState(error: ApiError): CaptchaState {
  const resumesAt = (error.data as { resumesAt?: unknown } | null)?.resumesAt;
  return { step: 'paused', resumesAt: typeof resumesAt === 'number' ? resumesAt : null };
}

const failedState = (error: unknown): CaptchaState =>
  hasCode(error, CAPTCHA_PAUSED) ? pausedState(error) : { step: 'failed' };

/**
 * A puzzle of the server, or the outside service's script where the customer agreed to the privacy policy: loads it, checks
 * the answer, hands the ticket to the waiting call. `turnToPuzzle` does without the script from then on.
 */
export function useChallenge(scene: string | undefined, kind: CaptchaKind) {
  const [state, setState] = useState<CaptchaState>({ step: 'loading' });
  const timer = useRef<ReturnType<typeof setTimeout>>();
  /** Answers of a load that was replaced by a newer one are dropped. */
  const round = useRef(0);

  /** The script could not be had or its service is down: puzzles from then on. */
  const isScriptOut = useRef(false);

  const load = useCallback(async () => {
    clearTimeout(timer.current);
    round.current += 1;
    const mine = round.current;
    setState({ step: 'loading' });
    const next = await fetchChallenge(scene, kind, !isScriptOut.current);
    if (mine !== round.current) return;
    setState(next);
    if (next.step === 'ready') {
      const leftMs = next.challenge.expiresAt - serverNow();
      timer.current = setTimeout(() => setState({ step: 'expired' }), Math.max(1000, Math.min(leftMs, 2 * MINUTE_MS)));
    }
  }, [scene, kind]);

  useEffect(() => {
    load();
    return () => {
      round.current += 1;
      clearTimeout(timer.current);
    };
  }, [load]);

  const turnToPuzzle = useCallback(() => {
    isScriptOut.current = true;
    load();
  }, [load]);

  const check = async (answer: number | string | CaptchaProof) => {
    if (state.step !== 'ready') return;
    const { challenge } = state;
    setState({ ...state, isChecking: true });
    try {
      const body = { challengeId: challenge.challengeId, answer };
      const { ticket } = await api('POST /api/basic/v1/pub/captcha/verify', { body, silent: true });
      finishCaptcha(ticket);
    } catch (error) {
      if (hasCode(error, CAPTCHA_WRONG)) {
        setState({ step: 'ready', challenge, isWrong: true, isChecking: false });
        clearTimeout(timer.current);
        timer.current = setTimeout(load, WRONG_SHOWN_MS);
      } else if (hasCode(error, PROVIDER_DOWN) && challenge.kind === 'geetest') turnToPuzzle();
      else setState(hasCode(error, CAPTCHA_EXPIRED) ? { step: 'expired' } : failedState(error));
    }
  };
  return { state, load, check, turnToPuzzle };
}

async function fetchChallenge(
  scene: string | undefined,
  kind: CaptchaKind,
  mayRunScript: boolean,
): Promise<CaptchaState> {
  const canRunScript = canRunCaptcha && mayRunScript && hasConsent();
  const body = { scene: (SCENES.includes(scene ?? '') ? scene : 'sms') as Scene, kind, canRunScript };
  return api('POST /api/basic/v1/pub/captcha/challenge', { body, silent: true }).then(
    (challenge) => ({ step: 'ready', challenge, isWrong: false, isChecking: false }) as const,
    failedState,
  );
}
