import type { ChangePermissionData, OrderSheetData } from '@voltfront/contract';
import type { OrderChangeKind } from '@voltfront/rules/order/order-changes';
import type { Ctx } from '../../../kernel/context';
import { arePricesOut } from '../../vehicle';
import type { OrderRow } from '../order.repository';
import { stateTitle } from '../order.states';
import type { OrderKey } from '../order.types';
import { GROUP_TITLES, groupsOf } from '../rights/show-rights';
import { presentBuyer } from '../store-buyer';
import { yearPhaseOf } from '../year/year-state';
import { selectChanges } from './change.repository';
import { changeRefusal } from './change-refusal';
import { sideOf } from './change-side';
import { findOwnOrder } from './own-order';
import { presentChange } from './write-change';

const ACTIONS: readonly [ChangePermissionData['action'], OrderChangeKind][] = [
  ['changeConfiguration', 'configuration'],
  ['switchVersion', 'version'],
  ['changeRights', 'rights'],
  ['changeVehicle', 'vehicle'],
  ['yearlyChange', 'year'],
];

async function permissionsOf(ctx: Ctx, row: OrderRow): Promise<ChangePermissionData[]> {
  const phase = await yearPhaseOf(ctx, row);
  return ACTIONS.map(([action, kind]) => {
    const refusal = changeRefusal(kind, row, ctx.now(), phase);
    return { action, isAllowed: refusal === null, refusal };
  });
}

/**
 * The configuration sheet of an order: frozen price, changes so far, allowed changes, and why
 * others are not allowed. @throws NOT_FOUND
 */
export async function showSheet(ctx: Ctx, key: OrderKey): Promise<OrderSheetData> {
  const row = await findOwnOrder(ctx, key);
  const changes = (await selectChanges(ctx.db, row)).map(presentChange);
  const { modelName, versionName } = row.quote;
  const first = changes.at(-1)?.before ?? { modelName, versionName, totalFen: row.totalFen };
  const { orderNo, kind, state, paidFen, dueFen, cityCode, cityName } = row;
  const rights = kind === 'deposit' ? await groupsOf(ctx, row) : [];
  return {
    orderNo,
    kind,
    state,
    stateTitle: stateTitle(state, kind),
    current: await sideOf(ctx, row.quote),
    ordered: { ...first, at: row.createdAt },
    paidFen,
    dueFen,
    restFen: Math.max(0, row.totalFen - paidFen),
    locksAt: state === 'depositPaid' ? row.locksAt : null,
    buyer: presentBuyer(row.buyer),
    city: { cityCode, cityName },
    rights: rights.map(({ groupCode, chosen }) => ({ groupCode, group: GROUP_TITLES[groupCode], name: chosen.name })),
    changes,
    permissions: await permissionsOf(ctx, row),
    isPriceHidden: kind === 'blind' && !(await arePricesOut(ctx, row.modelId)),
  };
}
