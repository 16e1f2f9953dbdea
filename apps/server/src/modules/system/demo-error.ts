import { findErrorRow } from '@voltfront/contract/errors';
import { passQueue, type QueueDoor } from '../../gateway/tickets';
import type { Ctx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { demandCaptcha } from '../captcha';
import { systemTexts } from './system.texts';

const DOOR: QueueDoor = { name: 'demo', isBusy: true };

/**
 * Responds with the error of a code. 2000001 and 4010301 behave like the real ones: the repeated
 * request succeeds.
 * @throws that error; BAD_INPUT for codes outside the catalogue
 */
export async function answerWith(ctx: Ctx, code: string): Promise<{ ok: true }> {
  const row = findErrorRow(code);
  if (!row) throw refuse('BAD_INPUT', { message: systemTexts.unknownCode });
  if (row.reaction === 'none') return { ok: true };
  if (row.name === 'TICKET') await passQueue(ctx, DOOR);
  else if (row.name === 'CAPTCHA_REQUIRED') await demandCaptcha(ctx, 'sms');
  else throw refuse(row.name);
  return { ok: true };
}
