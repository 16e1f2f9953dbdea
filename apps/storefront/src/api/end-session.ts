import { goToLogin } from '@/navigation';
import { isInContainer } from '@/platform/container';
import { getSession, logout } from '@/session';
import { feedback } from './feedback';

let isEnding = false;

/**
 * The server no longer accepts the session: logs out, tells why in a modal, then goes to login and remembers the page.
 * Answers that come late for an older token change nothing, and several at once show one modal. Inside the container
 * the native app handles the login.
 */
export async function endSession(token: string | null, message: string): Promise<void> {
  if (token === null) return goToLogin();
  if (isEnding || token !== getSession().token) return;
  isEnding = true;
  logout();
  await feedback().alert(message);
  isEnding = false;
  if (!isInContainer()) goToLogin(undefined, true);
}
