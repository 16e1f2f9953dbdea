import { prizeOfRoll } from '@voltfront/rules/campaign/odds';
import type { Ctx } from '../../../../kernel/context';
import { refuse } from '../../../../kernel/errors';
import { findCampaign, listPrizes } from '../../campaign.repository';
import { campaignTexts } from '../../campaign.texts';
import { leftOf } from '../../read-campaign';
import { type DrawRow, listForReplay } from './draw.repository';
import { rollOf } from './roll';

/** Draws that are read at once. */
const AT_ONCE = 1000;

/** A draw that differs from what its seed says. */
export interface WrongDraw {
  accountId: string;
  n: number;
  fault: 'gap' | 'roll' | 'prize' | 'consolation';
}

/**
 * Draws a campaign again and compares: every person's numbers follow each other, every roll comes from the seed, every prize
 * from the roll, and another prize was given only where the first has run out.
 * @returns how many draws were looked at, and those that are wrong
 * @throws NOT_FOUND
 */
export async function replayDraws(ctx: Ctx, slug: string): Promise<{ count: number; wrong: WrongDraw[] }> {
  const row = await findCampaign(ctx.db, slug);
  if (!row) throw refuse('NOT_FOUND', { message: campaignTexts.missing });
  const prizes = (await listPrizes(ctx.db, row.id)).map((prize) => ({ ...prize, prizeId: prize.id }));
  const faultOf = ({ accountId, n, ...draw }: DrawRow, before: number): WrongDraw['fault'] | null => {
    if (n !== before + 1) return 'gap';
    const roll = rollOf({ seed: row.seed, slug, accountId, n });
    if (roll !== draw.roll) return 'roll';
    const rolled = prizeOfRoll(prizes, roll);
    if (rolled.id !== draw.rolledPrizeId) return 'prize';
    if (draw.prizeId === rolled.id) return null;
    const given = prizes.find(({ id }) => id === draw.prizeId);
    return given?.isConsolation && leftOf(rolled) === 0 ? null : 'consolation';
  };
  let count = 0;
  let last: DrawRow | null = null;
  const wrong: WrongDraw[] = [];
  for (;;) {
    const rows: DrawRow[] = await listForReplay(ctx.db, row.id, last, AT_ONCE);
    for (const draw of rows) {
      const fault = faultOf(draw, last?.accountId === draw.accountId ? last.n : 0);
      if (fault) wrong.push({ accountId: draw.accountId, n: draw.n, fault });
      last = draw;
    }
    count += rows.length;
    if (rows.length < AT_ONCE) return { count, wrong };
  }
}
