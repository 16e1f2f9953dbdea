import type { OfferTermsData } from '@voltfront/contract';
import type { TestPerson } from '../../testing';
import type { CampaignDesk } from './campaign.fixture';
import type { CampaignInput, PrizeInput } from './define-campaign';

const PICTURE = '/assets/covers/scene-city.webp';

const TERMS: OfferTermsData = {
  price: 0,
  task: null,
  period: 'once',
  limit: 1,
  group: null,
  needsOrder: false,
  modelId: null,
  worth: '',
  terms: ['每人一次。'],
};

/** A prize that is offered: 100 points for nothing, once, unless something else is said. */
export const offered = (terms: Partial<OfferTermsData> = {}, prize: Partial<PrizeInput> = {}): PrizeInput => ({
  kind: 'points',
  title: '100 积分',
  picture: PICTURE,
  amount: 100,
  ...prize,
  detail: { ...prize.detail, offer: { ...TERMS, ...terms } },
});

/** A campaign of offers that runs. */
export const makeOffers = (desk: CampaignDesk, prizes: PrizeInput[], changes: Partial<CampaignInput> = {}) =>
  desk.make({ engine: 'offer', plainSettings: { look: 'gifts', draw: null }, prizes, ...changes });

/** Steps of people with offers. */
export function offersOf(desk: CampaignDesk, slug: string) {
  const show = (person?: TestPerson) =>
    desk.server.ask('GET /api/mpmkt/v1/campaign/offers', {
      query: { slug },
      ...(person && { token: person.token }),
    });
  const idOf = async (index: number) => (await show()).offers[index]?.prizeId;
  return {
    show,
    /** Takes an offer by its place, or all gifts. */
    async take({ token }: TestPerson, index?: number) {
      const prizeId = index === undefined ? undefined : await idOf(index);
      return desk.server.call('POST /api/mpmkt/v1/campaign/offers/take', { token, body: { slug, prizeId } });
    },
    share: ({ token }: TestPerson) =>
      desk.server.call('POST /api/mpmkt/v1/campaign/offers/share', { token, body: { slug } }),
    async states(person: TestPerson) {
      return (await show(person)).offers.map(({ own }) => own?.state);
    },
  };
}
