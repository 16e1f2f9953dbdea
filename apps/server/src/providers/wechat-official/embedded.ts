import type { WechatOfficial } from './types';

/** Stand-in: a fixed ticket, and an address that comes back at once with a code, always of the same person. */
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
