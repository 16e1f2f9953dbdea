import { z } from 'zod';
import { At, PicturePath } from './common';
import { defineEndpoints } from './define';

const Address = z.string().max(2000);

/** Tokens by which web pages of own hosts learn who looks at them. */
export const webToken = defineEndpoints({
  'GET /api/appuser/v1/user/webToken': {
    summary: 'A token for one own host, valid for some minutes. FORBIDDEN for addresses of other hosts.',
    auth: 'customer',
    query: z.object({ url: Address }),
    reply: z.object({ webToken: z.string(), expiresAt: At }),
  },
  'POST /api/appuser/v1/user/pub/webToken/read': {
    summary:
      'Who a token stands for, asked by the host for which it was made. NOT_FOUND for a token that is not ours, of another host, or over, and once the login has ended.',
    auth: 'public',
    body: z.object({ webToken: z.string().max(600), host: z.string().max(200) }),
    reply: z.object({ nickname: z.string(), avatar: PicturePath, expiresAt: At }),
  },
});
