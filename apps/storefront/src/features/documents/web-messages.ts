import { back, goToLogin, openLink } from '@/navigation';
import { type ShareContent, shareNow } from '@/platform/share';

interface WebMessage {
  method: string;
  params: Record<string, unknown>;
}

function readMessage(message: unknown): WebMessage | null {
  const { method, params } = (message ?? {}) as Partial<WebMessage>;
  return typeof method === 'string' ? { method, params: params ?? {} } : null;
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/**
 * What a page of an own host may ask for: `login`, `back`, `navigate` with a `url`, `share` with `title` and `url`. Other
 * messages are ignored. No token or personal data is ever sent back.
 * @param onCard takes what would be shared, in pages that only keep it for their share menu
 */
export function answerWebMessage(raw: unknown, onCard?: (card: ShareContent) => void): void {
  const message = readMessage(raw);
  if (message?.method === 'login') goToLogin();
  if (message?.method === 'back') back();
  if (message?.method === 'navigate') openLink(text(message.params.url));
  if (message?.method === 'share') {
    const url = text(message.params.url);
    // Only addresses of the app are shared in its name.
    if (!url.startsWith('/') || url.startsWith('//')) return;
    const card = { title: text(message.params.title), address: url };
    if (onCard) onCard(card);
    else shareNow(card);
  }
}
