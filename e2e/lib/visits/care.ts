import { own, type VisitList, visit } from './visit';

/** Stores and people who look after a customer. */
export const careVisits: VisitList = async () => [visit('pagesStore/storeInfo', /服务时间.*交付门店.*致电/s, {}, own)];
