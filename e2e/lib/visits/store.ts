import { type VisitList, visit } from './visit';

/** Stores: the list, a page, its gallery. */
export const storeVisits: VisitList = async () => [
  visit('pagesStore/storeList', /列表.*地图.*门店类型.*导航.*致电/s),
  visit('pagesStore/storeDetail', /体验中心.*营业时间.*展车与试驾车.*充电桩.*大家拍的门店/s, { storeId: 'sh-jingan' }),
  visit('pagesStore/imgWareHouse', /外观 \d.*展厅 \d.*活动 \d/s, { storeId: 'sh-jingan' }),
  visit('pagesStore/restaurantDetail', /营业时间.*人均.*招牌.*饮品.*预订座位/s, { restaurantId: 'dine-sh-jingan' }),
  visit('pagesStore/zeekrCoordinate/coordinateDetail', /风景充电站.*复制坐标.*车主礼遇.*到场打卡/s, {
    coordinateId: 'qiandao-shore',
  }),
];
