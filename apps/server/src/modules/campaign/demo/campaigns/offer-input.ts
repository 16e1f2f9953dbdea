import type { OfferTermsData } from '@voltfront/contract';
import { asset } from '../../../../demo/fill';
import type { CampaignInput, PrizeInput } from '../../define-campaign';

const FREE: OfferTermsData = {
  price: 0,
  task: null,
  period: 'once',
  limit: 1,
  group: null,
  needsOrder: false,
  modelId: null,
  worth: '',
  terms: [],
};

export type Prize = Omit<PrizeInput, 'picture' | 'detail'> & { picture: string; chancesOf?: string };

/** A prize on the terms of an offer; its picture is the name of a file of the card bag. */
export const offer = ({ picture, chancesOf, ...prize }: Prize, terms: Partial<OfferTermsData>): PrizeInput => ({
  ...prize,
  picture: asset(`coupons/${picture}.webp`),
  detail: { offer: { ...FREE, ...terms }, ...(chancesOf !== undefined && { chancesOf }) },
});

/** Chances of another campaign's draw. */
export const chances = (draw: string, amount: number, picture: string, title: string): Prize => ({
  kind: 'chances',
  title,
  amount,
  picture,
  chancesOf: draw,
});

/** Wide and tall picture of a campaign with its accent. */
export const art = (name: string, accent: string): CampaignInput['artwork'] => ({
  wide: asset(`campaigns/${name}.webp`),
  tall: asset(`campaigns/${name}-tall.webp`),
  accent,
});

/** Ends the rules of every campaign. */
export const FAIR = '借助脚本、虚假账号等方式参与的，取消资格并收回未使用的奖品。奖品不可折现，不可转让。';

/** A prize of a draw; its picture is the name of a file of the card bag. */
export const wheelPrize = ({ picture, ...prize }: Omit<PrizeInput, 'picture'> & { picture: string }): PrizeInput => ({
  ...prize,
  picture: asset(`coupons/${picture}.webp`),
});
