import type { BodyOf, TestDriveLetterData } from '@voltfront/contract';
import { driverProblem } from '@voltfront/rules/test-drive/driver';
import { isSignature, isSigned } from '@voltfront/rules/test-drive/signature';
import type { ActorCtx, Ctx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { newNumber } from '../../kernel/ids';
import { signAddress } from '../../kernel/signed-address';
import { mask, seal, unseal } from '../order';
import { findStore } from '../store';
import { modelName } from '../vehicle';
import { drawLetter } from './draw-letter';
import { callerOf, type DriveRef, findDrive } from './find-drive';
import { insertLetter, type LetterRow, selectLetter } from './letter.repository';
import { LETTER_CLAUSES, LETTER_STATEMENTS, LETTER_VERSION } from './letter-text';
import { lockDrive } from './move-drive';
import { type DriveRow, selectDrive } from './test-drive.repository';
import { testDriveTexts } from './test-drive.texts';

/** Path of signed letters: `/files/test-drives/{drive}.pdf`. */
export const LETTERS_PATH = '/files/test-drives/';
export const letterPath = (driveId: string): string => `${LETTERS_PATH}${driveId}.pdf`;

/** States in which a letter can be signed: until the drive begins. */
const SIGNABLE: readonly DriveRow['state'][] = ['submitted', 'confirmed', 'moved', 'arrived'];

/** The drive of a driver, who is logged in with its phone. @throws NOT_FOUND, FORBIDDEN for another phone's */
async function driveOfDriver(ctx: ActorCtx, ref: DriveRef): Promise<DriveRow> {
  const row = await findDrive(ctx, ref);
  const caller = await callerOf(ctx);
  if (row.userId !== caller?.userId && row.phoneHash !== caller?.phoneHash)
    throw refuse('FORBIDDEN', { message: testDriveTexts.notDriver });
  return row;
}

async function presentLetter(ctx: Ctx, row: DriveRow, letter: LetterRow | undefined): Promise<TestDriveLetterData> {
  const { driveNo, driveId, state, startsAt, modelId, storeId } = row;
  return {
    driveNo,
    state: letter ? 'signed' : SIGNABLE.includes(state) ? 'open' : 'closed',
    modelName: await modelName(ctx, modelId),
    storeName: (await findStore(ctx, storeId))?.name ?? '',
    startsAt,
    version: letter?.version ?? LETTER_VERSION,
    clauses: LETTER_CLAUSES.map(({ title, paragraphs }) => ({ title, paragraphs: [...paragraphs] })),
    statements: [...LETTER_STATEMENTS],
    signed: letter
      ? {
          letterNo: letter.letterNo,
          driverName: unseal(ctx.app.config.dataSecret, letter.driverName),
          maskedLicence: letter.maskedLicence,
          signedAt: letter.signedAt,
          file: signAddress(ctx.app, letterPath(driveId)),
        }
      : null,
  };
}

/** The letter of the caller's drive, to sign or signed. @throws NOT_FOUND, FORBIDDEN */
export async function showLetter(ctx: ActorCtx, ref: DriveRef): Promise<TestDriveLetterData> {
  const row = await driveOfDriver(ctx, ref);
  return presentLetter(ctx, row, await selectLetter(ctx.db, row.driveId));
}

type Body = BodyOf<'POST /api/mpmkt/v1/testDrive/letter/sign'>;

/** @throws BAD_INPUT with the reason, CONSENT_OUTDATED for another version of the text */
function assertSigned(ctx: Ctx, { version, statements, strokes, licence, licensedOn }: Body, row: DriveRow): void {
  if (version !== LETTER_VERSION) throw refuse('CONSENT_OUTDATED');
  if (statements !== LETTER_STATEMENTS.length) throw refuse('STATEMENTS_OPEN');
  if (!isSignature(strokes) || !isSigned(strokes)) throw refuse('BAD_INPUT', { message: testDriveTexts.noSignature });
  const problem = driverProblem(licence.toUpperCase(), licensedOn, row.startsAt ?? ctx.now());
  if (problem) throw refuse('BAD_INPUT', { message: testDriveTexts[problem], data: { problem } });
}

/**
 * Signs the letter of the caller's drive, once: signing again gives the first one.
 * @throws NOT_FOUND, FORBIDDEN, STATE_CHANGED, BAD_INPUT, CONSENT_OUTDATED, STATEMENTS_OPEN
 */
export async function signLetter(ctx: ActorCtx, body: Body): Promise<TestDriveLetterData> {
  const row = await lockDrive(ctx, (await driveOfDriver(ctx, body)).driveId);
  const before = await selectLetter(ctx.db, row.driveId);
  if (before) return presentLetter(ctx, row, before);
  if (!SIGNABLE.includes(row.state)) throw refuse('STATE_CHANGED', { message: testDriveTexts.letterClosed });
  assertSigned(ctx, body, row);
  const now = ctx.now();
  const licence = body.licence.toUpperCase();
  const { dataSecret } = ctx.app.config;
  const letter: LetterRow = {
    driveId: row.driveId,
    userId: ctx.actor.accountId,
    letterNo: newNumber('TL', now),
    driverName: seal(dataSecret, body.name),
    licence: seal(dataSecret, licence),
    maskedLicence: mask(licence, 6, 4),
    licensedOn: body.licensedOn,
    version: body.version,
    strokes: body.strokes,
    signedAt: now,
  };
  await insertLetter(ctx.db, letter);
  return presentLetter(ctx, row, letter);
}

/** The file of a signed letter; null when there is none. */
export async function letterFile(ctx: Ctx, driveId: string): Promise<{ file: Buffer; letterNo: string } | null> {
  const [row, letter] = [await selectDrive(ctx.db, driveId), await selectLetter(ctx.db, driveId)];
  if (!row || !letter) return null;
  const file = await drawLetter({
    ...letter,
    driverName: unseal(ctx.app.config.dataSecret, letter.driverName),
    modelName: await modelName(ctx, row.modelId),
    storeName: (await findStore(ctx, row.storeId))?.name ?? '',
    startsAt: row.startsAt,
  });
  return { file, letterNo: letter.letterNo };
}
