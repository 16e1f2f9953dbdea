import type { BodyOf, TestDriveData } from '@voltfront/contract';
import type { FormAnswers } from '@voltfront/rules/form/form-types';
import { partnerNumberFault } from '@voltfront/rules/test-drive/partner-number';
import { DRIVE_MISSED_MS } from '@voltfront/rules/test-drive/test-drive-moves';
import { DAY_MS, HOUR_MS } from '@voltfront/rules/time';
import { guardOf } from '../../kernel/account-guard';
import type { Ctx } from '../../kernel/context';
import { type AppError, InternalError, refuse } from '../../kernel/errors';
import { newId, newNumber, randomDigits } from '../../kernel/ids';
import { schedule } from '../../kernel/jobs';
import type { TextRef } from '../../kernel/texts';
import { findAccountOfMobile, findMobile, hashPhone } from '../account';
import { demandCaptcha } from '../captcha';
import { type EntryRow, findForm, refuseAnswers, submitEntry } from '../form';
import { seal } from '../order';
import { findStore } from '../store';
import { type ChannelRow, selectCars } from './channel.repository';
import { giftAt, takeGift, takePlace } from './drive-gift';
import { driveKey } from './drive-key';
import { earlierOf, passOver } from './follow-channel';
import { tellDrive } from './move-drive';
import { assertRunning, findChannel } from './show-channel';
import { isInWindow } from './slot-window';
import './test-drive.hooks';
import { presentDrive } from './test-drive.presenter';
import {
  type DriveRow,
  insertDrive,
  insertHistory,
  lockPhone,
  selectApplication,
  selectLastApplication,
  selectRunning,
} from './test-drive.repository';
import { testDriveTexts } from './test-drive.texts';

type Body = BodyOf<'POST /api/mpmkt/v1/testDrive/submit'>;

/** Length of a drive with everything around it. */
const DRIVE_MS = HOUR_MS;

/** The phone of an application: that of the account, else the one that a code proved. @throws BAD_INPUT without one */
async function mobileOf(ctx: Ctx, answers: FormAnswers): Promise<string> {
  const mobile = ctx.actor ? await findMobile(ctx.db, ctx.actor.accountId) : String(answers.phone ?? '');
  if (!mobile) throw refuse('BAD_INPUT', { message: testDriveTexts.noMobile });
  return mobile;
}

/** Whose drive it is: the account with the proven phone, where there is one, else the phone. */
async function ownerOf(ctx: Ctx, mobile: string, entry: EntryRow): Promise<string> {
  if (ctx.actor) return ctx.actor.accountId;
  const accountId = await findAccountOfMobile(ctx.db, mobile);
  return accountId && (await guardOf(ctx).holdAccount(ctx.db, accountId)) ? accountId : entry.userId;
}

/**
 * @throws LIMIT_REACHED for a phone that applied through this channel too short a time ago; DRIVE_RUNNING with the key of the
 * first application where there is one for each phone
 */
async function assertMayApply(ctx: Ctx, { code, settings }: ChannelRow, phoneHash: string): Promise<void> {
  const first = settings.isOncePerPhone && (await selectApplication(ctx.db, { phoneHash, channelCode: code }));
  if (first) throw refuseWith(ctx, first, testDriveTexts.once);
  if (settings.againAfterDays === 0) return;
  const pauseMs = settings.againAfterDays * DAY_MS;
  const lastAt = await selectLastApplication(ctx.db, { phoneHash, channelCode: code }, ctx.now() - pauseMs);
  if (lastAt !== null) throw refuse('LIMIT_REACHED', { message: testDriveTexts.again({ at: lastAt + pauseMs }) });
}

const textOf = (answer: FormAnswers[string] | undefined): string | null =>
  answer === undefined ? null : String(answer);

const listIn = (answer: FormAnswers[string] | undefined): readonly string[] => (Array.isArray(answer) ? answer : []);

async function newDrive(
  ctx: Ctx,
  {
    channel,
    source,
    entry,
    answers,
  }: { channel: ChannelRow; source: Body['source']; entry: EntryRow; answers: FormAnswers },
): Promise<DriveRow> {
  const now = ctx.now();
  const mobile = await mobileOf(ctx, answers);
  const { dataSecret } = ctx.app.config;
  const placeId = textOf(answers.store ?? answers.home);
  const cars = placeId === null ? undefined : await selectCars(ctx.db, placeId);
  const startsAt = typeof answers.slot === 'number' ? answers.slot : null;
  return {
    driveId: entry.entryId,
    driveNo: newNumber('TD', now),
    userId: await ownerOf(ctx, mobile, entry),
    holderId: entry.userId,
    phoneHash: hashPhone(ctx, mobile),
    contactName: seal(dataSecret, String(answers.name ?? '')),
    contactMobile: seal(dataSecret, mobile),
    channelCode: channel.code,
    subChannel: source.subChannel ?? null,
    click: source.click ?? null,
    modelId: textOf(answers.model) ?? listIn(answers.models)[0] ?? channel.settings.models[0] ?? '',
    cityCode: textOf(answers.city),
    storeId: cars?.storeId ?? null,
    placeId: cars?.placeId ?? null,
    startsAt,
    endsAt: startsAt === null ? null : startsAt + DRIVE_MS,
    state: channel.settings.isReviewed ? 'inReview' : 'submitted',
    moves: 0,
    arrivalCode: randomDigits(6),
    reason: '',
    gift: null,
    plate: null,
    consultantId: null,
    startedAt: null,
    finishedAt: null,
    distanceTenths: null,
    historyCount: 1,
    createdAt: now,
    updatedAt: now,
  };
}

/** @throws DRIVE_RUNNING with the key of the drive that is in the way: the caller has proven that it is theirs */
async function refuseSecond(ctx: Ctx, row: DriveRow): Promise<never> {
  const running = await selectRunning(ctx.db, row);
  if (!running) throw new InternalError('a drive that is in the way is not there');
  throw refuseWith(ctx, running);
}

function refuseWith(ctx: Ctx, { driveId, driveNo }: DriveRow, message?: TextRef): AppError {
  const data = { key: driveKey(ctx, driveId), driveNo };
  return refuse('DRIVE_RUNNING', { data, ...(message ? { message } : {}) });
}

/** Ends a drive by itself when its person does not come. */
export async function scheduleMiss(ctx: Ctx, { userId, driveId, startsAt }: DriveRow): Promise<void> {
  if (startsAt === null) return;
  await schedule(ctx, 'missTestDrive', { userId, driveId, startsAt }, startsAt + DRIVE_MISSED_MS);
}

/** Where and when a drive is, for its history; empty without a time. */
export async function visitWords(ctx: Ctx, { storeId, startsAt }: DriveRow): Promise<string> {
  if (startsAt === null) return '';
  const place = (await findStore(ctx, storeId))?.name ?? '';
  return testDriveTexts.visit({ at: startsAt, place });
}

/** Writes a drive with the first line of its history. @throws DRIVE_RUNNING */
async function writeDrive(ctx: Ctx, row: DriveRow): Promise<void> {
  if (!(await insertDrive(ctx.db, row))) await refuseSecond(ctx, row);
  const { userId, driveId, state, createdAt: at } = row;
  const title = state === 'inReview' ? testDriveTexts.inReview : testDriveTexts.submitted;
  await insertHistory(ctx.db, { userId, driveId, sequence: 1, state, title, note: await visitWords(ctx, row), at });
  await scheduleMiss(ctx, row);
  await tellDrive(ctx, row);
}

/** @throws BAD_INPUT for a time that the channel does not offer */
async function assertOffered(ctx: Ctx, { settings }: ChannelRow, formId: string, { slot }: Body['answers']) {
  if (typeof slot !== 'number' || isInWindow(settings.slots, slot, ctx.now())) return;
  throw refuseAnswers(await findForm(ctx, formId), { slot: { key: 'notOffered' } });
}

/** @throws BAD_INPUT for a number that the channel's partner does not give out */
function assertNumber({ settings }: ChannelRow, { subChannel }: Body['source']): void {
  const message = partnerNumberFault(settings.number, subChannel);
  if (message !== null) throw refuse('BAD_INPUT', { message, data: { fields: ['body.source.subChannel'] } });
}

/**
 * Applies for a test drive through a channel: the form's entry, the slot and the drive are one transaction. Call it
 * outside a transaction, for a wrong code has to count.
 * @throws NOT_FOUND for a channel that is off, STATE_CHANGED outside its window, BAD_INPUT by field, the errors of codes,
 * LIMIT_REACHED, CAPTCHA_REQUIRED, DRIVE_RUNNING for a phone that has a drive of the model to come
 */
export async function submitDrive(ctx: Ctx, { code, version, answers, source }: Body): Promise<TestDriveData> {
  const channel = await findChannel(ctx, code);
  assertRunning(ctx, channel);
  assertNumber(channel, source);
  const formId = ctx.actor ? `${channel.formId}-own` : channel.formId;
  await assertOffered(ctx, channel, formId, answers);
  if (channel.settings.needsCaptcha && !ctx.actor) await demandCaptcha(ctx, 'sms');
  const once = newId(ctx.now());
  const { result } = await submitEntry(ctx, { formId, version, answers, once }, async (tx, entry, checked) => {
    const given = await newDrive(tx, { channel, source, entry, answers: checked });
    await lockPhone(tx.db, given.phoneHash);
    await assertMayApply(tx, channel, given.phoneHash);
    const earlier = await earlierOf(tx, channel, given.phoneHash);
    if (checked.name === undefined && !earlier) throw refuse('BAD_INPUT', { message: testDriveTexts.noName });
    const made = checked.name === undefined && earlier ? { ...given, contactName: earlier.contactName } : given;
    await passOver(tx, channel, earlier, checked);
    await takePlace(tx, code);
    const reserved = { ...made, gift: await takeGift(tx, channel, { answers: checked, phoneHash: made.phoneHash }) };
    const row = { ...reserved, gift: await giftAt(tx, reserved, 'application') };
    await writeDrive(tx, row);
    await tx.app.hooks.ask(tx, 'driveApplied', { drive: row, answers: checked });
    return row;
  });
  if (!result) throw new InternalError('an application under a new id was there already');
  return presentDrive(ctx, result);
}
