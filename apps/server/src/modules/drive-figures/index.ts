import { route } from '../../gateway/routes';
import { defineModule } from '../../kernel/module';
import { seedFigures } from './demo';
import { awaitFigures, readFigures } from './read-figures';
import { showFigures } from './show-figures';

export { drivingOf } from './show-figures';

/** What cars told about finished test drives, and how drives compare. */
export const driveFigures = defineModule({
  name: 'drive-figures',
  routes: {
    'GET /api/mpmkt/v1/testDrive/figures': route({ run: (ctx, { query }) => showFigures(ctx, query.driveNo) }),
  },
  hooks: { driveMoved: awaitFigures },
  jobs: { readDriveFigures: { tx: false, run: readFigures } },
  demo: [{ name: 'drive-figures', since: '2026-11-26', load: seedFigures }],
});
