import { route } from '../../gateway/routes';
import { defineModule } from '../../kernel/module';
import { seedLetters } from './demo';
import { acknowledgeLetter, showLetter } from './show-letter';

/** Letters of the brand about a change of prices, rights, campaigns or deliveries, and who knows of them. */
export const letter = defineModule({
  name: 'letter',
  routes: {
    'GET /api/mpmkt/v1/letter': route({ run: (ctx, { query }) => showLetter(ctx, query) }),
    'POST /api/mpmkt/v1/letter/acknowledge': route({ tx: true, run: (ctx, { body }) => acknowledgeLetter(ctx, body) }),
  },
  demo: [{ name: 'letters', since: '2026-11-27', load: seedLetters }],
});
