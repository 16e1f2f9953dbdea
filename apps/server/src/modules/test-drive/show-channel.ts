import { type TestDriveChannelData, TestDriveSettings } from '@voltfront/contract';
import type { FormDefinition } from '@voltfront/rules/form/form-types';
import { ownDriveForm } from '@voltfront/rules/test-drive/drive-form';
import type { Ctx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { defineForm, findForm } from '../form';
import { loadModels } from '../vehicle';
import { type ChannelRow, insertChannel, selectChannel } from './channel.repository';
import { insertStock, type StockThing, selectStocks } from './stock.repository';
import { testDriveTexts } from './test-drive.texts';

/** A channel by its code. @throws NOT_FOUND also for one that is off */
export async function findChannel(ctx: Ctx, code: string): Promise<ChannelRow> {
  const row = await selectChannel(ctx.db, code);
  if (!row) throw refuse('NOT_FOUND', { message: testDriveTexts.channelMissing });
  return row;
}

/** Where a channel is in its window. */
export function stateOf({ startsAt, endsAt }: ChannelRow, now: number): TestDriveChannelData['state'] {
  if (startsAt !== null && now < startsAt) return 'announced';
  return endsAt !== null && now >= endsAt ? 'ended' : 'running';
}

/** Refuses applications outside the window of a channel. @throws STATE_CHANGED */
export function assertRunning(ctx: Ctx, row: ChannelRow): void {
  const state = stateOf(row, ctx.now());
  if (state === 'ended') throw refuse('STATE_CHANGED', { message: testDriveTexts.ended });
  if (state === 'announced')
    throw refuse('STATE_CHANGED', { message: testDriveTexts.notStarted({ at: row.startsAt ?? 0 }) });
}

/** A channel with its form, and all models: those that cannot be driven through it are marked. @throws NOT_FOUND */
export async function showChannel(ctx: Ctx, code: string): Promise<TestDriveChannelData> {
  const row = await findChannel(ctx, code);
  const { settings, startsAt, endsAt, formId } = row;
  const [form, models] = await Promise.all([findForm(ctx, formId), loadModels(ctx)]);
  const stocks = await selectStocks(ctx.db, code);
  const stockOf = (wanted: StockThing) => {
    const stock = stocks.find(({ thing }) => thing === wanted);
    return stock ? { total: stock.total, left: Math.max(0, stock.total - stock.taken) } : null;
  };
  return {
    code,
    state: stateOf(row, ctx.now()),
    startsAt,
    endsAt,
    settings,
    models: models.map(({ modelId, name, tagline, cutout: picture }) => {
      return { modelId, name, tagline, picture, isOffered: settings.models.includes(modelId) };
    }),
    gifts: stockOf('gift'),
    places: stockOf('application'),
    form,
  };
}

/** A channel as its operator writes it. */
export interface ChannelInput {
  code: string;
  settings: unknown;
  form: FormDefinition;
  startsAt?: number | null;
  endsAt?: number | null;
  /** How many gifts there are, and how many applications are taken; default: not limited. */
  gifts?: number;
  places?: number;
}

/** Adds a channel with both of its forms, for visitors and for people who are logged in. @throws when it makes no sense */
export async function defineChannel(ctx: Ctx, input: ChannelInput): Promise<void> {
  const { code, form, startsAt = null, endsAt = null, gifts, places } = input;
  const settings = TestDriveSettings.parse(input.settings);
  await defineForm(ctx, form);
  await defineForm(ctx, ownDriveForm(form));
  await insertChannel(ctx.db, { code, formId: form.id, settings, isOn: true, startsAt, endsAt, createdAt: ctx.now() });
  const stock = (thing: StockThing, total: number) =>
    insertStock(ctx.db, { channelCode: code, thing, total, taken: 0 });
  if (gifts !== undefined) await stock('gift', gifts);
  if (places !== undefined) await stock('application', places);
}
