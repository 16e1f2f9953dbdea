import type { BodyOf, QueryOf, ReplyOf } from '@voltfront/contract';
import { fieldsOf } from '@voltfront/rules/form/form-fields';
import { ownDriveForm } from '@voltfront/rules/test-drive/drive-form';
import { DAY_MS } from '@voltfront/rules/time';
import type { ActorCtx, Ctx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { openPage } from '../../kernel/list';
import { findForm, replaceForm } from '../form';
import { loadModels } from '../vehicle';
import type { ChannelRow } from './channel.repository';
import { addChannel, countThrough, selectAnyChannel, selectChannels, updateChannel } from './channel-desk.repository';
import { stateOf } from './show-channel';
import { testDriveTexts } from './test-drive.texts';

const LIST = 'GET /api/mpmkt/v1/staff/testDrive/channels';
const DETAIL = 'GET /api/mpmkt/v1/staff/testDrive/channel';
type Line = ReplyOf<typeof LIST>['items'][number];
type Saved = BodyOf<'POST /api/mpmkt/v1/staff/testDrive/channel/save'>;

/** Days that the figures of a channel count. */
const FIGURE_DAYS = 30;

/** Channels as lines, their figures and models read once for all of them. */
async function presentLines(ctx: Ctx, rows: readonly ChannelRow[]): Promise<Line[]> {
  const codes = rows.map(({ code }) => code);
  const counts = await countThrough(ctx.db, codes, ctx.now() - FIGURE_DAYS * DAY_MS);
  const names = new Map((await loadModels(ctx)).map(({ modelId, name }) => [modelId, name]));
  return rows.map((row) => {
    const { code, settings, isOn, startsAt, endsAt, createdAt } = row;
    const figures = counts.find((each) => each.code === code);
    return {
      ...{ code, startsAt, endsAt, createdAt },
      title: settings.title,
      headline: settings.headline,
      partnerName: settings.partner?.name ?? '',
      state: isOn ? stateOf(row, ctx.now()) : 'off',
      models: settings.models.map((modelId) => names.get(modelId) ?? modelId),
      applications: figures?.applications ?? 0,
      drives: figures?.drives ?? 0,
    };
  });
}

/** Channels with their figures, the newest first. */
export async function listChannels(ctx: ActorCtx, query: QueryOf<typeof LIST>): Promise<ReplyOf<typeof LIST>> {
  const page = openPage(ctx, LIST, query, false);
  const read = await selectChannels(ctx.db, page);
  const { rows, nextCursor } = page.cut(read, ({ createdAt, code }) => ({ key: createdAt, id: code }));
  return { items: await presentLines(ctx, rows), nextCursor };
}

/** The page of a channel; those with a page of their own have another address. */
const linkOf = (ctx: Ctx, code: string): string => {
  const pages: Record<string, string> = { standard: 'index', h5: 'h5' };
  const page = pages[code] ?? `channel?code=${code}`;
  return `${ctx.app.config.publicUrl ?? ''}/pagesActivity/testDrive/${page}`;
};

/** A channel as staff keep it. @throws NOT_FOUND */
export async function showStaffChannel(
  ctx: ActorCtx,
  { code }: QueryOf<typeof DETAIL>,
): Promise<ReplyOf<typeof DETAIL>> {
  const row = await selectAnyChannel(ctx.db, code);
  const [line] = row ? await presentLines(ctx, [row]) : [];
  if (!row || !line) throw refuse('NOT_FOUND', { message: testDriveTexts.channelMissing });
  const allModels = (await loadModels(ctx)).map(({ modelId, name, cutout: picture }) => ({ modelId, name, picture }));
  const form = await findForm(ctx, row.formId);
  return { ...line, isOn: row.isOn, settings: row.settings, form, allModels, link: linkOf(ctx, code) };
}

/** Fields without which nobody could be called back, or would have consented. */
const WANTED = [
  ['name', 'name'],
  ['phone', 'phone'],
  ['code', 'code'],
] as const;

/** @throws BAD_INPUT for an unknown model, a window that ends before it begins, or a form that asks too little */
async function assertSense(ctx: Ctx, { settings, form, startsAt, endsAt }: Saved): Promise<void> {
  const known = new Set((await loadModels(ctx)).map(({ modelId }) => modelId));
  if (!settings.models.every((modelId) => known.has(modelId)))
    throw refuse('BAD_INPUT', { message: testDriveTexts.noModel, data: { fields: ['body.settings.models'] } });
  if (startsAt !== null && endsAt !== null && startsAt >= endsAt)
    throw refuse('BAD_INPUT', { message: testDriveTexts.noWindow, data: { fields: ['body.endsAt'] } });
  const fields = fieldsOf(form);
  const asks = (id: string, kind: string) => fields.some((field) => field.id === id && field.kind === kind);
  const isWhole = WANTED.every(([id, kind]) => asks(id, kind)) && fields.some(({ kind }) => kind === 'consent');
  if (!isWhole) throw refuse('BAD_INPUT', { message: testDriveTexts.formLacks, data: { fields: ['body.form'] } });
}

/**
 * Writes a channel and the forms of visitors and of people who are logged in; needs a transaction. What was applied for
 * keeps the version of the form that it answered. @throws NOT_FOUND, BAD_INPUT, ALREADY_DONE for a code that is taken
 */
export async function saveChannel(ctx: ActorCtx, body: Saved): Promise<{ code: string }> {
  await assertSense(ctx, body);
  const { code, isNew, settings, startsAt, endsAt } = body;
  const formId = isNew ? `drive-${code}` : ((await selectAnyChannel(ctx.db, code, true))?.formId ?? null);
  if (formId === null) throw refuse('NOT_FOUND', { message: testDriveTexts.channelMissing });
  const row = { code, formId, settings, startsAt, endsAt, isOn: false, createdAt: ctx.now() };
  if (isNew && !(await addChannel(ctx.db, row))) throw refuse('ALREADY_DONE', { message: testDriveTexts.codeTaken });
  const form = { ...body.form, id: formId };
  await replaceForm(ctx, form);
  await replaceForm(ctx, ownDriveForm(form));
  if (!isNew) await updateChannel(ctx.db, code, { settings, startsAt, endsAt });
  return { code };
}

/** Turns a channel on or off; needs a transaction. @throws NOT_FOUND */
export async function switchChannel(
  ctx: ActorCtx,
  { code, isOn }: BodyOf<'POST /api/mpmkt/v1/staff/testDrive/channel/switch'>,
): Promise<{ ok: true }> {
  if (!(await selectAnyChannel(ctx.db, code, true)))
    throw refuse('NOT_FOUND', { message: testDriveTexts.channelMissing });
  await updateChannel(ctx.db, code, { isOn });
  return { ok: true };
}
