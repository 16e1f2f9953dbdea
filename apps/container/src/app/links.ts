import { appScheme } from './config';
import { tellConsent } from './consent';
import type { AppContext } from './context';
import { openPage } from './native';

const WEB = /^https?:$/;

/** Opens a link that left the web view, as the app's navigation delegate does. */
export function openLink(context: AppContext, href: string): void {
  const { protocol, hostname, pathname, searchParams } = new URL(href);
  context.log.add({
    kind: 'link',
    name: `${protocol}${protocol.includes('tel') ? '' : '//'}${hostname || pathname}`,
    sent: href,
    state: 'ok',
  });
  if (protocol === `${appScheme}:` && hostname === 'consent') {
    tellConsent(context, searchParams.get('isAgreePrivacyPolicy') === '1', 'scheme');
    return;
  }
  if (protocol === 'tel:') return void askCall(context, decodeURIComponent(pathname));
  const title = WEB.test(protocol) ? '外部网页' : '其他应用';
  openPage(context, { title, rows: [['地址', href]] });
}

/** Shows the dialler with a number. */
export async function askCall({ questions }: AppContext, phone: string): Promise<void> {
  await questions.ask({
    kind: 'call',
    title: phone,
    text: '拨打电话',
    choices: [{ value: 'call', label: '呼叫', tone: 'main' }],
    cancel: '取消',
  });
}
