import { fillBrand } from '@voltfront/brand';
import { DAY_MS } from '@voltfront/rules/time';
import { nicknameKey } from '@voltfront/rules/validation/nickname';
import type { Ctx } from '../../../kernel/context';
import { newId } from '../../../kernel/ids';
import { findPeople } from '../../account';
import { people } from '../../account/demo';
import { demoProfiles, demoReviews } from './profiles';
import { insertProfiles } from './profiles.repository';

/** Gives demo people profiles and holds their nicknames for them; those who have left get nothing. */
export async function seedProfiles(ctx: Ctx): Promise<void> {
  const now = ctx.now();
  const accounts = await findPeople(
    ctx,
    people.map(({ personId }) => personId),
  );
  const here = people.filter(
    ({ personId, nickname, isCancelled }) => !isCancelled && accounts.get(personId)?.nickname === fillBrand(nickname),
  );
  const isHere = ({ accountId }: { accountId: string }) => here.some(({ personId }) => personId === accountId);
  await insertProfiles(ctx.db, {
    profiles: demoProfiles.filter(isHere).map((profile) => ({
      ...profile,
      birthdayChangedAt: null,
      nicknameChangedAt: profile.accountId === 'person-owner' ? now - 12 * DAY_MS : null,
      createdAt: now,
    })),
    nicknames: here.map(({ personId, nickname }) => ({
      nameKey: nicknameKey(fillBrand(nickname)),
      accountId: personId,
      isPending: false,
      createdAt: now,
    })),
    reviews: demoReviews.filter(isHere).map((review) => ({
      ...review,
      id: newId(now),
      createdAt: now - DAY_MS,
      decidedAt: review.state === 'refused' ? now : null,
      decidedBy: review.state === 'refused' ? 'person-operator' : null,
    })),
  });
}
