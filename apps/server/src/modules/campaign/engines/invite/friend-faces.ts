import type { Ctx } from '../../../../kernel/context';
import { cancelledAvatar, findPeople, maskedMobiles } from '../../../account';

/** Shown for the phone of an account that was cancelled. */
export const HIDDEN_MOBILE = '***********';

/** Picture and masked phone of friends, for their inviter; the same number of reads for any number of them. */
export async function readFaces(ctx: Ctx, friendIds: readonly string[]) {
  const ids = [...new Set(friendIds)];
  const [people, mobiles] = [await findPeople(ctx, ids), await maskedMobiles(ctx, ids)];
  return (friendId: string) => ({
    avatar: people.get(friendId)?.avatar ?? cancelledAvatar,
    mobile: mobiles.get(friendId) ?? HIDDEN_MOBILE,
  });
}
