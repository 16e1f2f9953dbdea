import { type VisitList, visit } from './visit';

/** Choosing a place, and the way to one. */
export const placeVisits: VisitList = async () => [
  visit('pages/location/choose', /取消.*完成.*钱江新城/s, { latitude: '30.2447', longitude: '120.2125' }),
  visit('pages/location/open', /杭州钱江新城.*复制地址.*导航/s, {
    latitude: '30.2459',
    longitude: '120.2123',
    name: '杭州钱江新城',
    address: '上城区钱江新城商业中心一层',
  }),
];
