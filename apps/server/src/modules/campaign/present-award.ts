import type { AwardData } from '@voltfront/contract';
import type { Ctx } from '../../kernel/context';
import { InternalError } from '../../kernel/errors';
import { type AwardRow, type FullAward, findAwards } from './award.repository';
import { deliveryOf, postageOf } from './engines';

/** An award as its person sees it. */
export function presentAward({ award, prize, campaign, parcel }: FullAward): AwardData {
  const { id: awardId, state, claimUntil, code, couponId, createdAt: wonAt } = award;
  const { kind, title, picture, amount } = prize;
  return {
    awardId,
    kind,
    state,
    title,
    picture,
    amount,
    campaign: { slug: campaign.slug, title: campaign.title },
    claimUntil,
    postage: postageOf(deliveryOf(campaign), 1),
    ...(award.pickupPlace !== null && { pickupPlace: award.pickupPlace }),
    code: state === 'ready' || state === 'pickup' ? code : null,
    couponId,
    parcel: parcel && {
      parcelId: parcel.id,
      ...parcel.address,
      carrier: parcel.carrier,
      parcelNo: parcel.parcelNo,
      sentAt: parcel.sentAt,
      receivedAt: parcel.receivedAt,
    },
    wonAt,
  };
}

/** The same of one that was just changed. */
export async function showAward(ctx: Ctx, { accountId, id }: AwardRow): Promise<AwardData> {
  const [row] = await findAwards(ctx.db, accountId, [id]);
  if (!row) throw new InternalError(`award ${id} is gone`);
  return presentAward(row);
}
