import { relaunch } from '@/navigation';
import { router } from '@/platform/router';
import { formatAddress } from '@/platform/router/address';
import { ApiError } from './api-error';
import type { EndpointKey } from './api-types';

const CAPTCHA_PATH = '/pagesCommunity/AptchaVerify';

interface Waiting {
  resolve: (ticket: string) => void;
  reject: (reason: ApiError) => void;
}

let waiting: Waiting | null = null;

/** Scene that the puzzle protects; the server counts per scene. */
export function captchaScene(key: EndpointKey, data: unknown): string {
  const scene = (data as { scene?: unknown } | null)?.scene;
  if (typeof scene === 'string') return scene;
  if (key.includes('/sms/')) return 'sms';
  if (key.includes('/login/')) return 'login';
  return key.includes('vote') ? 'vote' : 'comment';
}

/**
 * Opens the captcha page and resolves with its one-time ticket. Rejects with kind `cancelled` when the customer goes
 * back; a newer call cancels the one before.
 */
export function solveCaptcha(scene: string): Promise<string> {
  cancelCaptcha();
  return new Promise((resolve, reject) => {
    waiting = { resolve, reject };
    // Not debounced: the call that needs it comes right after a tap that may have navigated.
    router.push(formatAddress(CAPTCHA_PATH, { scene }));
  });
}

/** Called by the captcha page once solved: hands the ticket to the waiting call and goes back. */
export function finishCaptcha(ticket: string): void {
  const settled = waiting;
  waiting = null;
  if (router.canGoBack()) router.back(1);
  else relaunch('/');
  settled?.resolve(ticket);
}

/** Called when the captcha page goes away unsolved: the waiting call ends without a message. */
export function cancelCaptcha(): void {
  waiting?.reject(new ApiError('cancelled', ''));
  waiting = null;
}
