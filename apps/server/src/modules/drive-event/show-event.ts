import type { DriveEventData } from '@voltfront/contract';
import type { Ctx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { callerOf, selectDrive } from '../test-drive';
import { countAhead, selectEvent, selectOwnPlace, selectSessions } from './drive-event.repository';
import { driveEventTexts } from './drive-event.texts';

async function ownPlace(ctx: Ctx, code: string): Promise<DriveEventData['mine']> {
  const caller = await callerOf(ctx);
  const place = caller && (await selectOwnPlace(ctx.db, caller, code));
  const drive = place && (await selectDrive(ctx.db, place.driveId));
  if (!place || !drive || place.state === 'left' || drive.state === 'cancelled') return null;
  const { sessionId, state, seats } = place;
  const ahead = state === 'waiting' ? await countAhead(ctx.db, place) : 0;
  return { sessionId, state, seats, ahead, driveNo: drive.driveNo, arrivalCode: drive.arrivalCode };
}

/** An event with its sessions, and the caller's place. @throws NOT_FOUND */
export async function showEvent(ctx: Ctx, code: string): Promise<DriveEventData> {
  const event = await selectEvent(ctx.db, code);
  if (!event) throw refuse('NOT_FOUND', { message: driveEventTexts.missing });
  const sessions = await selectSessions(ctx.db, code);
  return {
    code,
    settings: event.settings,
    sessions: sessions.map(({ sessionId, startsAt, endsAt, capacity, taken, waiting }) => {
      return { sessionId, startsAt, endsAt, capacity, left: capacity - taken, waiting };
    }),
    mine: await ownPlace(ctx, code),
  };
}
