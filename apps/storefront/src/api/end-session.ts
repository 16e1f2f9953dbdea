import { goToLogin } from '@/navigation';
import { getSession, logout } from '@/session';
import { appSide } from '@/session/app-side';
import { feedback } from './feedback';

let isEnding = false;

/**
 * The server no longer accepts the session: logs out, tells why in a modal, then goes to login and remembers the page.
 * Answers that come late for an older token change nothing, and several at once show one modal. Inside the native
 * car app nothing of this happens here: the app is told the code and does the rest.
 */
export async function endSession(token: string | null, message: string, code: string): Promise<void> {
  if (token === null) return goToLogin();
  if (isEnding || token !== getSession().token) return;
  if (appSide.expired) return appSide.expired(code, message);
  isEnding = true;
  logout();
  await feedback().alert(message);
  isEnding = false;
  goToLogin(undefined, true);
}
