import type { WechatOfficial } from './types';

/**
 * Simulator: a fixed ticket, and a URL that redirects back immediately with a code, always of the
 * same person.
 */
export function createEmbeddedOfficial(): WechatOfficial {
  return {
    appId: 'wxdemo0000000000',
    ticket: async () => 'demo-jsapi-ticket',
    authorizeAddress(url, state) {
      const address = new URL(url);
      address.searchParams.set('code', 'official-demo');
      address.searchParams.set('state', state);
      return address.href;
    },
  };
}
