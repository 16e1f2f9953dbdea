import { callHooks } from '@/api';
import { tracker } from '@/platform/analytics';
import { hasConsent, watchConsent } from '@/session';
import { createCallEvents } from './call-events';
import { type AnalyticsWatch, startAnalytics } from './start-analytics';
import { type RiskWatch, startRisk } from './start-risk';

interface Watch {
  risk: RiskWatch;
  analytics: AnalyticsWatch;
  tell: ReturnType<typeof createCallEvents>;
}

let running: Watch | null = null;

/** Hooks around every call while there is consent. */
const around: typeof callHooks.around = async (key, go) => {
  const token = await running?.risk.tokenFor(key);
  try {
    const reply = await go(token);
    running?.tell(key, reply);
    return reply;
  } catch (error) {
    if (!key.includes('/analytics/')) running?.analytics.noteFailure(error);
    throw error;
  }
};

function start(): void {
  if (running) return;
  const risk = startRisk();
  running = { risk, analytics: startAnalytics(risk.pageShown), tell: createCallEvents() };
  callHooks.around = around;
}

function stop(): void {
  callHooks.around = undefined;
  running?.analytics.stop();
  running?.risk.stop();
  running = null;
  tracker.held = [];
}

/**
 * Device risk and statistics: from consent until it is taken back, never before. What happened before it waits in memory
 * and is dropped when the customer declines. Loaded after the first page.
 */
export function startWatch(): void {
  if (hasConsent()) start();
  watchConsent((now, before) => {
    if (now.isAccepted && !before.isAccepted) start();
    const isDeclined = before.isAsking && !now.isAsking && !now.isAccepted;
    if (isDeclined || (before.isAccepted && !now.isAccepted)) stop();
  });
}
