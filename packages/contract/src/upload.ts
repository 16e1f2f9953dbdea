import { z } from 'zod';
import { defineEndpoints } from './define';

export const upload = defineEndpoints({
  'POST /{product}-app-user/v1/osp/img/uploads': {
    summary:
      'Uploads pictures (field `files`, at most 5 MB each, 9 at once); data is the list of their addresses. They are personal: the addresses end after some minutes, and a picture that nothing refers to is removed after a day. Operators make them public with `shot=article`.',
    auth: 'customer',
    rate: 'heavy',
    multipart: true,
    body: z.object({ shot: z.string().max(20).optional(), info: z.string().max(500).optional() }),
    reply: z.array(z.string()),
  },
});
