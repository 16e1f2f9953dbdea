import { MINUTE_MS } from '@voltfront/rules/time';
import { api } from '@/api';
import { serverOrigin } from '@/platform/environment';
import { onLeave, onReturn } from '@/platform/leave';
import { openSocket } from '@/platform/live-socket';
import { isLoggedIn, onLogin, onLogout } from '@/session';
import { noteLive } from './live-state';
import { retryDelay } from './retry-delay';
import { refreshTopic } from './topics';

/** Without a socket for this many tries, what pages show is asked for anew from time to time. */
const TRIES_BEFORE_POLLING = 3;
const POLL_MS = MINUTE_MS;

let close: (() => void) | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
let failures = 0;
/** Counts starts and stops, so that a ticket that comes late opens nothing. */
let round = 0;

function topicOf(text: string): unknown {
  try {
    return (JSON.parse(text) as { topic?: unknown }).topic;
  } catch {
    return undefined;
  }
}

function retry(): void {
  close = undefined;
  noteLive(false);
  failures += 1;
  if (failures >= TRIES_BEFORE_POLLING) refreshTopic('all');
  const delay = failures >= TRIES_BEFORE_POLLING ? POLL_MS : retryDelay(failures, Math.random());
  timer = setTimeout(() => void connect(), delay);
}

async function connect(): Promise<void> {
  const own = ++round;
  const given = await api('POST /api/mpaccount/v1/live/ticket', { silent: true }).catch(() => null);
  if (own !== round) return;
  if (!given?.ticket) return isLoggedIn() ? retry() : undefined;
  close = openSocket(serverOrigin, `${given.path}?ticket=${given.ticket}`, {
    onText: (text) => {
      failures = 0;
      noteLive(true);
      refreshTopic(topicOf(text));
    },
    onClose: retry,
  });
}

function stop(): void {
  round += 1;
  clearTimeout(timer);
  close?.();
  close = undefined;
}

function start(): void {
  stop();
  if (isLoggedIn()) void connect();
}

/** Keeps the live channel open while somebody is logged in and the app is in sight. Runs once. */
export function startLive(): void {
  start();
  onLogin(start);
  onLogout(() => {
    stop();
    failures = 0;
  });
  onLeave(stop);
  onReturn(start);
}
