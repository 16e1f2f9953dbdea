import { own, type VisitList, visit } from './visit';

interface Collection {
  figures: { free: { awardId: string }[] }[];
}

/** Draws with what was won, and the prizes of all campaigns. */
export const campaignVisits: VisitList = async (customer) => {
  const query = { slug: 'blind-box' };
  const { figures } = await customer.must<Collection>('GET /api/mpmkt/v1/campaign/draw/collection', { query });
  const awards = figures.flatMap(({ free }) => free.map(({ awardId }) => awardId)).slice(0, 3);
  return [
    visit('pagesBannerActivity/blindBox/index', /距结束.*我的盲盒.*款式与概率/s),
    visit('pagesBannerActivity/blindBox/mine', /已收集.*待发货.*请选择要寄出的盲盒/s, {}, own),
    visit('pagesBannerActivity/blindBox/address', /寄出.*免邮.*提交/s, { awards: awards.join(',') }, own),
    visit('pages/share/giftDesc', /款式与概率.*如何获得机会/s),
    visit('pagesActivity/myPrize', /待领取.*已领取.*获得/s, {}, own),
  ];
};
