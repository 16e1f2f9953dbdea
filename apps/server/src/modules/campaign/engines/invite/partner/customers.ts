import type { PartnerCustomerData, QueryOf, ReplyOf } from '@voltfront/contract';
import { formatDateTime } from '@voltfront/rules/format/date';
import { maskName } from '@voltfront/rules/format/mask';
import { monthRange } from '@voltfront/rules/format/shanghai-time';
import { DAY_MS } from '@voltfront/rules/time';
import type { ActorCtx, Ctx } from '../../../../../kernel/context';
import { openPage } from '../../../../../kernel/list';
import { render } from '../../../../../kernel/texts';
import { csvFile, findPeople, maskedMobiles } from '../../../../account';
import { findStores } from '../../../../store';
import { findDrives, maskedContact } from '../../../../test-drive';
import { openCampaign } from '../../../read-campaign';
import { isHeld } from '../../../relation/lock-relation';
import { listMilestones, type MilestoneRow, type RelationRow } from '../../../relation/relation.repository';
import { INVITE } from '../invite-settings';
import { type CustomerState, listCustomers } from './partner.repository';
import { partnerTexts } from './partner.texts';

const CUSTOMERS = 'GET /api/mpmkt/v1/campaign/partner/customers';

function stateOf(row: RelationRow, now: number): CustomerState {
  if (row.isLapsed || !isHeld(row, now)) return 'lapsed';
  const { milestone } = row;
  return milestone === 'registered' || milestone === 'booked' || milestone === 'arrived' ? milestone : 'driven';
}

/** The newest drive of each customer, by relation. */
const driveNosOf = (milestones: readonly MilestoneRow[]): Map<string, string> =>
  new Map(
    milestones
      .filter(({ milestone }) => milestone === 'booked' || milestone === 'driven')
      .map(({ relationId, ref }) => [relationId, ref]),
  );

/** Customers with model, store and time; the same number of reads for any number of them. */
async function presentCustomers(ctx: Ctx, rows: readonly RelationRow[]): Promise<PartnerCustomerData[]> {
  const [first] = rows;
  if (!first) return [];
  const ids = rows.map(({ id }) => id);
  const friends = rows.map(({ friendId }) => friendId);
  const driveNos = driveNosOf(await listMilestones(ctx.db, first.inviterId, ids));
  const drives = await findDrives(ctx, [...driveNos.values()]);
  const all = [...drives.values()];
  const stores = await findStores(
    ctx,
    all.flatMap(({ storeId }) => storeId ?? []),
  );
  const modelIds = [...new Set(all.map(({ modelId }) => modelId))];
  const [models] = modelIds.length > 0 ? await ctx.app.hooks.ask(ctx, 'modelNames', { modelIds }) : [];
  const people = await findPeople(ctx, friends);
  const mobiles = await maskedMobiles(ctx, friends);
  const now = ctx.now();
  return rows.map((row) => {
    const drive = drives.get(driveNos.get(row.id) ?? '');
    const nickname = people.get(row.friendId)?.nickname ?? '';
    return {
      relationId: row.id,
      name: drive ? maskedContact(ctx, drive).name : maskName(nickname),
      mobile: mobiles.get(row.friendId) ?? '***********',
      state: stateOf(row, now),
      modelName: drive ? (models?.get(drive.modelId) ?? drive.modelId) : null,
      storeName: stores.get(drive?.storeId ?? '')?.name ?? null,
      startsAt: drive?.startsAt ?? null,
      daysLeft: Math.max(0, Math.ceil(((row.until ?? now) - now) / DAY_MS)),
      createdAt: row.createdAt,
    };
  });
}

/** A page of the calling partner's customers. @throws NOT_FOUND, BAD_INPUT */
export async function listOwnCustomers(
  ctx: ActorCtx,
  query: QueryOf<typeof CUSTOMERS>,
): Promise<ReplyOf<typeof CUSTOMERS>> {
  const page = openPage(ctx, CUSTOMERS, query);
  const { id: campaignId } = await openCampaign(ctx, INVITE, query.slug);
  const within = query.month === undefined ? undefined : monthRange(query.month);
  const { state, tail } = query;
  const wanted = { inviterId: ctx.actor.accountId, campaignId, state, within, tail, now: ctx.now() };
  const { rows, nextCursor } = page.cut(await listCustomers(ctx.db, wanted, page), ({ createdAt: key, id }) => ({
    key,
    id,
  }));
  return { items: await presentCustomers(ctx, rows), nextCursor };
}

const COLUMNS = [
  'name',
  'mobile',
  'state',
  'modelName',
  'storeName',
  'startsAt',
  'daysLeft',
  'createdAt',
] as const satisfies readonly (keyof typeof partnerTexts)[];

/** The calling partner's customers of a month as a CSV file. */
export const customerFile = csvFile({
  key: 'POST /api/mpmkt/v1/campaign/partner/customers/export',
  name: 'customers',
  columns: COLUMNS.map((column) => partnerTexts[column]),
  check: (ctx, { slug }) => openCampaign(ctx, INVITE, slug),
  async read(ctx, { slug, month }, range) {
    const { id: campaignId } = await openCampaign(ctx, INVITE, slug);
    const within = monthRange(month);
    const wanted = { inviterId: ctx.actor.accountId, campaignId, state: 'all' as const, within, now: ctx.now() };
    const rows = await listCustomers(ctx.db, wanted, range);
    const lines = (await presentCustomers(ctx, rows)).map((line) => [
      line.name,
      line.mobile,
      render(partnerTexts[line.state], ctx.language),
      line.modelName ?? '',
      line.storeName ?? '',
      line.startsAt === null ? '' : formatDateTime(line.startsAt),
      line.daysLeft,
      formatDateTime(line.createdAt),
    ]);
    const last = rows.at(-1);
    return { lines, last: last ? { key: last.createdAt, id: last.id } : null };
  },
});
