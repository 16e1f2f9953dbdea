import { route, routes } from '../../gateway/routes';
import { listChannels, saveChannel, showStaffChannel, switchChannel } from './staff-channels';
import { leadFile, listLeads } from './staff-leads';

/** Calls of the rooms of channels and of leads. */
export const staffChannelRoutes = routes({
  'GET /api/mpmkt/v1/staff/testDrive/channels': route<'GET /api/mpmkt/v1/staff/testDrive/channels'>({
    run: (ctx, { query }) => listChannels(ctx, query),
  }),
  'GET /api/mpmkt/v1/staff/testDrive/channel': route<'GET /api/mpmkt/v1/staff/testDrive/channel'>({
    run: (ctx, { query }) => showStaffChannel(ctx, query),
  }),
  'POST /api/mpmkt/v1/staff/testDrive/channel/save': route<'POST /api/mpmkt/v1/staff/testDrive/channel/save'>({
    tx: true,
    run: (ctx, { body }) => saveChannel(ctx, body),
  }),
  'POST /api/mpmkt/v1/staff/testDrive/channel/switch': route<'POST /api/mpmkt/v1/staff/testDrive/channel/switch'>({
    tx: true,
    run: (ctx, { body }) => switchChannel(ctx, body),
  }),
  'GET /api/mpmkt/v1/staff/testDrive/leads': route<'GET /api/mpmkt/v1/staff/testDrive/leads'>({
    run: (ctx, { query }) => listLeads(ctx, query),
  }),
  'POST /api/mpmkt/v1/staff/testDrive/leads/export': route<'POST /api/mpmkt/v1/staff/testDrive/leads/export'>({
    tx: true,
    run: (ctx, { body }) => leadFile.open(ctx, body),
  }),
});
