import { route, routes } from '../../gateway/routes';
import { changeTexts } from './change-texts';
import { approveChange, rejectChange, withdrawChange } from './decide-change';
import { changeSale, proposeDiscount, proposePrice, revertChange } from './propose-change';
import { listCatalogue, showCatalogueVersion } from './show-catalogue';
import { listChanges, presentChange, showChange } from './show-changes';
import { showEffect } from './show-effect';

/** The catalogue for staff, and its changes. */
export const catalogueRoutes = routes({
  'GET /api/mporder/v1/staff/catalogue/models': route({ run: (ctx) => listCatalogue(ctx) }),
  'GET /api/mporder/v1/staff/catalogue/version': route({ run: (ctx, { query }) => showCatalogueVersion(ctx, query) }),
  'GET /api/mporder/v1/staff/catalogue/effect': route({ run: (ctx, { query }) => showEffect(ctx, query) }),
  'GET /api/mporder/v1/staff/catalogue/changes': route<'GET /api/mporder/v1/staff/catalogue/changes'>({
    run: (ctx, { query }) => listChanges(ctx, query),
  }),
  'GET /api/mporder/v1/staff/catalogue/change': route<'GET /api/mporder/v1/staff/catalogue/change'>({
    run: (ctx, { query }) => showChange(ctx, query),
  }),
  'POST /api/mporder/v1/staff/catalogue/price/propose': route<'POST /api/mporder/v1/staff/catalogue/price/propose'>({
    tx: true,
    run: async (ctx, { body }) => presentChange(ctx, await proposePrice(ctx, body)),
  }),
  'POST /api/mporder/v1/staff/catalogue/discount/propose':
    route<'POST /api/mporder/v1/staff/catalogue/discount/propose'>({
      tx: true,
      run: async (ctx, { body }) => presentChange(ctx, await proposeDiscount(ctx, body)),
    }),
  'POST /api/mporder/v1/staff/catalogue/sale/change': route<'POST /api/mporder/v1/staff/catalogue/sale/change'>({
    tx: true,
    run: async (ctx, { body }) => presentChange(ctx, await changeSale(ctx, body)),
  }),
  'POST /api/mporder/v1/staff/catalogue/texts/change': route<'POST /api/mporder/v1/staff/catalogue/texts/change'>({
    tx: true,
    run: async (ctx, { body }) => presentChange(ctx, await changeTexts(ctx, body)),
  }),
  'POST /api/mporder/v1/staff/catalogue/change/revert': route<'POST /api/mporder/v1/staff/catalogue/change/revert'>({
    tx: true,
    run: async (ctx, { body }) => presentChange(ctx, await revertChange(ctx, body)),
  }),
  'POST /api/mporder/v1/staff/catalogue/change/approve': route<'POST /api/mporder/v1/staff/catalogue/change/approve'>({
    tx: true,
    run: async (ctx, { body }) => {
      await approveChange(ctx, body);
      return showChange(ctx, body);
    },
  }),
  'POST /api/mporder/v1/staff/catalogue/change/reject': route<'POST /api/mporder/v1/staff/catalogue/change/reject'>({
    tx: true,
    run: async (ctx, { body }) => {
      await rejectChange(ctx, body);
      return showChange(ctx, body);
    },
  }),
  'POST /api/mporder/v1/staff/catalogue/change/withdraw': route<'POST /api/mporder/v1/staff/catalogue/change/withdraw'>(
    {
      tx: true,
      run: async (ctx, { body }) => {
        await withdrawChange(ctx, body);
        return showChange(ctx, body);
      },
    },
  ),
});
