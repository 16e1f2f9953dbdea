import { z } from 'zod';
import { defineEndpoints } from './define';

const Mode = z.enum(['auto', 'on', 'off']);

const SelfPlay = z.object({
  mode: Mode,
  /** Whether it plays now: `auto` does while no member of staff is logged in. */
  isPlaying: z.boolean(),
});

export const selfPlay = defineEndpoints({
  'GET /api/mporder/v1/staff/demo/self-play': {
    summary: 'Whether the demo shop plays its own staff.',
    auth: 'production.see',
    demoOnly: true,
    reply: SelfPlay,
  },
  'POST /api/mporder/v1/staff/demo/self-play': {
    summary: 'Whether the demo shop plays its own staff: always, never, or while no member of staff is logged in.',
    auth: 'production.change',
    rate: 'write',
    demoOnly: true,
    body: z.object({ mode: Mode }),
    reply: SelfPlay,
  },
});
