import { route, routes } from '../../gateway/routes';
import { claimSeat } from './claim-seat';
import { noteDownload } from './note-download';
import { showTrial } from './show-trial';
import { showVersion } from './show-version';

/** The native app: versions, trial rounds, downloads. */
export const downloadRoutes = routes({
  'GET /api/appuser/v1/pub/appVersion': route({ run: showVersion }),
  'GET /api/appuser/v1/pub/getGrayVersionInfo': route<'GET /api/appuser/v1/pub/getGrayVersionInfo'>({
    run: (ctx, { query }) => showTrial(ctx, query),
  }),
  'POST /api/appuser/v1/grayVersion/claim': route<'POST /api/appuser/v1/grayVersion/claim'>({
    tx: true,
    run: (ctx, { body }) => claimSeat(ctx, body),
  }),
  'POST /api/appuser/v1/pub/appDownload': route<'POST /api/appuser/v1/pub/appDownload'>({
    tx: true,
    run: (ctx, { body }) => noteDownload(ctx, body),
  }),
});
