import type { QueryOf, ReplyOf } from '@voltfront/contract';
import { fieldsOf } from '@voltfront/rules/form/form-fields';
import { formatDateTime } from '@voltfront/rules/format/date';
import type { ActorCtx } from '../../kernel/context';
import { openPage } from '../../kernel/list';
import { maskMiddle } from '../../kernel/personal-data';
import { staffSight } from '../../kernel/staff-sight';
import { render } from '../../kernel/texts';
import { csvFile } from '../account';
import { selectEntriesWithForms } from '../form';
import { mask, unseal } from '../order';
import { cityPlace, findStores } from '../store';
import { loadModels } from '../vehicle';
import { selectTitles } from './channel.repository';
import { selectLeads } from './channel-desk.repository';
import { leadTexts } from './lead.texts';
import { driveSight } from './staff-drives';
import type { DriveRow } from './test-drive.repository';

const LIST = 'GET /api/mpmkt/v1/staff/testDrive/leads';
type Lead = ReplyOf<typeof LIST>['items'][number];
type Entries = Awaited<ReturnType<typeof selectEntriesWithForms>>;

/** What the person of an application consented to: the document and its version. */
function consentOf(entries: Entries, driveId: string): string {
  const found = entries.get(driveId);
  const field = found && fieldsOf(found.form).find(({ kind }) => kind === 'consent');
  const version = field && found.entry.answers[field.id];
  return field?.kind === 'consent' && version !== undefined ? `${field.document.title} ${String(version)}` : '';
}

/** Leads as staff see them; names, stores and consents are read once for all of them. */
async function presentLeads(ctx: ActorCtx, rows: readonly DriveRow[]): Promise<Lead[]> {
  const sight = await staffSight(ctx, 'leads');
  const stores = await findStores(ctx, [...new Set(rows.flatMap(({ storeId }) => storeId ?? []))]);
  const titles = await selectTitles(ctx.db, [...new Set(rows.map(({ channelCode }) => channelCode))]);
  const models = new Map((await loadModels(ctx)).map(({ modelId, name }) => [modelId, name]));
  const entries = await selectEntriesWithForms(
    ctx.db,
    rows.map(({ driveId }) => driveId),
  );
  const { dataSecret } = ctx.app.config;
  const items = rows.map(async (row): Promise<Lead> => {
    const { driveNo, driveId, state, channelCode, cityCode, modelId, storeId, createdAt } = row;
    const [name, mobile] = [unseal(dataSecret, row.contactName), unseal(dataSecret, row.contactMobile)];
    // One that no store has yet is open to the stores of its city.
    const isHidden = storeId === null ? sight.onlyStoreId === undefined : sight.isMasked(storeId);
    return {
      ...{ driveNo, state, channelCode, createdAt },
      channelTitle: titles.get(channelCode) ?? channelCode,
      subChannel: row.subChannel ?? '',
      click: row.click ?? '',
      name: isHidden ? maskMiddle(name) : name,
      mobile: isHidden ? mask(mobile, 3, 4) : mobile,
      cityName: (cityCode === null ? null : await cityPlace(ctx, cityCode))?.cityName ?? '',
      modelName: models.get(modelId) ?? modelId,
      storeName: stores.get(storeId ?? '')?.name ?? '',
      consent: consentOf(entries, driveId),
    };
  });
  return Promise.all(items);
}

/** Applications from outside the shop's own page that the caller sees, newest first. */
export async function listLeads(ctx: ActorCtx, query: QueryOf<typeof LIST>): Promise<ReplyOf<typeof LIST>> {
  const page = openPage(ctx, LIST, query);
  const seen = await driveSight(ctx, await staffSight(ctx, 'leads'));
  if (!seen) return { items: [], nextCursor: null };
  const read = await selectLeads(ctx.db, seen, query, page);
  const { rows, nextCursor } = page.cut(read, ({ createdAt, driveId }) => ({ key: createdAt, id: driveId }));
  return { items: await presentLeads(ctx, rows), nextCursor };
}

const COLUMNS = [
  'driveNo',
  'state',
  'channelTitle',
  'subChannel',
  'click',
  'name',
  'mobile',
  'cityName',
  'modelName',
  'storeName',
  'consent',
  'createdAt',
] as const;

/** The filtered leads as a CSV file; people are masked for the auditor. */
export const leadFile = csvFile({
  key: 'POST /api/mpmkt/v1/staff/testDrive/leads/export',
  name: 'leads',
  columns: COLUMNS.map((column) => leadTexts[column]),
  async read(ctx, filter, range) {
    const seen = await driveSight(ctx, await staffSight(ctx, 'leads'));
    if (!seen) return { lines: [], last: null };
    const rows = await selectLeads(ctx.db, seen, filter, range);
    const lines = (await presentLeads(ctx, rows)).map((lead) =>
      COLUMNS.map((column) => {
        if (column === 'createdAt') return formatDateTime(lead.createdAt);
        return column === 'state' ? render(leadTexts[lead.state], ctx.language) : lead[column];
      }),
    );
    const last = rows.at(-1);
    return { lines, last: last ? { key: last.createdAt, id: last.driveId } : null };
  },
});
