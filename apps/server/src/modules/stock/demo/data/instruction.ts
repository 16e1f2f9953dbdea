import type { DemoStatement } from './types';

const EVERY = ['new', 'display', 'testDrive'] as const;

/** Version of the statements below. */
export const INSTRUCTION_VERSION = '2.1';

/**
 * Statements that buyers of stock cars confirm, in this order. `{mileage}` and other placeholders
 * are filled per car.
 */
export const statements: readonly DemoStatement[] = [
  {
    statementId: 'identity',
    title: '车辆与生产日期',
    text: '本车车架号后六位为 {vinTail}，生产日期 {produced}，已在门店存放 {stored} 天，存放期间由门店定期检查电池与轮胎。',
    kinds: EVERY,
  },
  {
    statementId: 'mileage',
    title: '里程',
    text: '本车表显里程 {mileage} 公里，来自下线检测、运输与挪车，交付时可能略有增加。',
    kinds: ['new'],
  },
  {
    statementId: 'mileage-used',
    title: '里程与使用',
    text: '本车表显里程 {mileage} 公里，曾用于门店展示或试驾，交付前完成整备与全车消毒。',
    kinds: ['display', 'testDrive'],
  },
  {
    statementId: 'marks',
    title: '外观与内饰',
    text: '已查看实车照片。本车{marks}，以上情况不影响使用，不作为退换或另行补偿的理由。',
    kinds: EVERY,
  },
  {
    statementId: 'warranty',
    title: '质保与登记',
    text: '登记状态：{registration}。整车质保{warranty}，首任车主权益以购车协议为准。',
    kinds: EVERY,
  },
  {
    statementId: 'fixed',
    title: '配置与交付固定',
    text: '本车为已下线车辆，配置、颜色与交付门店均已确定，下定后不可更改；价格为一口价，已含购车补贴，不再叠加其他减免。',
    kinds: EVERY,
    scope: 'stock',
  },
  {
    statementId: 'fixed-sale',
    title: '特惠车规则',
    text: '本车为官方特惠车，每车仅一台，先付定金者得；特惠价不与优惠券、购车补贴及其他活动同享，配置与交付门店不可更改。',
    kinds: EVERY,
    scope: 'sale',
  },
];
