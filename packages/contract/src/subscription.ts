import { z } from 'zod';
import { Done } from './common';
import { defineEndpoints } from './define';

/** What a message is about. */
export const MessageTopic = z.enum(['order', 'viewing', 'packet']);

const TemplateId = z.string().min(1).max(128);

/** Messages that mini-programs may send once a customer subscribed to them by a tap. */
export const subscription = defineEndpoints({
  'GET /api/appuser/v1/user/subscriptions': {
    summary: "Message templates of the caller's platform, by topic; none where the platform has no such messages.",
    auth: 'customer',
    reply: z.object({ templates: z.array(z.object({ topic: MessageTopic, templateId: TemplateId })) }),
  },
  'POST /api/appuser/v1/user/subscriptions/save': {
    summary: 'Keeps how the customer answered: each acceptance allows one more message of that template.',
    auth: 'customer',
    rate: 'write',
    idempotent: true,
    body: z.object({
      answers: z
        .array(z.object({ templateId: TemplateId, isAccepted: z.boolean() }))
        .min(1)
        .max(6),
    }),
    reply: Done,
  },
});
