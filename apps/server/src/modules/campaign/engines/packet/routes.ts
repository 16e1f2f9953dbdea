import { route, routes } from '../../../../gateway/routes';
import { drawShare } from './draw-share';
import { makePacket } from './make-packet';
import { setReminder, showRounds, showWaiting } from './rounds';
import {
  listPacketReceivers,
  listReceivedPackets,
  listSentPackets,
  showPacket,
  showPacketCampaign,
  showPacketCode,
  showTotals,
  thankSender,
} from './show-packets';
import { addForStaff, endForStaff, listForStaff } from './staff-rounds';

export const packetRoutes = routes({
  'GET /api/mpmkt/v1/campaign/packet': route({ run: (ctx, { query }) => showPacketCampaign(ctx, query) }),
  'POST /api/mpmkt/v1/campaign/packet': route({ run: (ctx, { body }) => makePacket(ctx, body) }),
  'GET /api/mpmkt/v1/campaign/packet/detail': route({ run: (ctx, { query }) => showPacket(ctx, query) }),
  'GET /api/mpmkt/v1/campaign/packet/code': route({ run: (ctx, { query }) => showPacketCode(ctx, query) }),
  'GET /api/mpmkt/v1/campaign/packet/receivers': route({ run: (ctx, { query }) => listPacketReceivers(ctx, query) }),
  'POST /api/mpmkt/v1/campaign/packet/draw': route({ run: (ctx, { body }) => drawShare(ctx, body) }),
  'GET /api/mpmkt/v1/campaign/packet/sent': route({ run: (ctx, { query }) => listSentPackets(ctx, query) }),
  'GET /api/mpmkt/v1/campaign/packet/received': route({ run: (ctx, { query }) => listReceivedPackets(ctx, query) }),
  'GET /api/mpmkt/v1/campaign/packet/totals': route({ run: (ctx, { query }) => showTotals(ctx, query) }),
  'POST /api/mpmkt/v1/campaign/packet/thanks': route({ tx: true, run: (ctx, { body }) => thankSender(ctx, body) }),
  'GET /api/mpmkt/v1/campaign/packet/rounds': route({ run: (ctx, { query }) => showRounds(ctx, query) }),
  'GET /api/mpmkt/v1/campaign/packet/waiting': route({ run: (ctx, { query }) => showWaiting(ctx, query) }),
  'GET /api/mpmkt/v1/staff/campaign/rounds': route({ run: (ctx, { query }) => listForStaff(ctx, query) }),
  'POST /api/mpmkt/v1/staff/campaign/rounds/add': route({ tx: true, run: (ctx, { body }) => addForStaff(ctx, body) }),
  'POST /api/mpmkt/v1/staff/campaign/rounds/end': route({ tx: true, run: (ctx, { body }) => endForStaff(ctx, body) }),
  'POST /api/mpmkt/v1/campaign/packet/remind': route({ tx: true, run: (ctx, { body }) => setReminder(ctx, body) }),
});
