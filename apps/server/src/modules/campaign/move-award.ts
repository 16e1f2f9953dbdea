import {
  AWARD_MACHINE,
  type AwardActor,
  type AwardEvent,
  type AwardFacts,
  type AwardState,
} from '@voltfront/rules/campaign/award-moves';
import { keepStates } from '../../kernel/state-machine';
import { type AwardRow, lockAward, type OwnKey, updateAward } from './award.repository';
import { campaignTexts } from './campaign.texts';

interface AwardKind {
  key: OwnKey;
  row: AwardRow;
  changes: Partial<AwardRow>;
  state: AwardState;
  event: AwardEvent;
  actor: AwardActor;
  facts: AwardFacts;
}

/** States of awards. Rows are locked in this order: account, award, parcel, prize, points. */
export const awardStates = keepStates<AwardKind>({
  machine: () => AWARD_MACHINE,
  facts: ({ claimUntil }, now) => ({ now, claimUntil }),
  lock: lockAward,
  missing: campaignTexts.noPrize,
  write: (ctx, row, changes) => updateAward(ctx.db, row, changes),
});
