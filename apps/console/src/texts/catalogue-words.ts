import type { ChangeKind, ChangeState, SaleState } from '@voltfront/rules/catalogue/change-moves';
import type { TextField } from '@voltfront/rules/catalogue/texts';
import type { ItemOf } from '../ui/resource-table';
import type { TonedWords } from '../ui/word-tag';
import type { Words } from './domain';

type Car = ItemOf<'GET /api/mporder/v1/staff/catalogue/cars'>;

/** How something is offered. */
export const saleWords: TonedWords<SaleState> = {
  onSale: ['在售', 'On sale', 'good'],
  soldOut: ['售罄', 'Sold out', 'bad'],
  withdrawn: ['已下架', 'Withdrawn', 'over'],
};

/** States of a change of the catalogue. */
export const changeWords: TonedWords<ChangeState> = {
  proposed: ['待审批', 'Waits for approval', 'todo'],
  scheduled: ['待生效', 'Waits for its day', 'waiting'],
  applied: ['已生效', 'In force', 'good'],
  rejected: ['已驳回', 'Rejected', 'over'],
  withdrawn: ['已撤回', 'Withdrawn', 'over'],
  lapsed: ['已失效', 'Lapsed', 'bad'],
};

/** What a change is about. */
export const changeKindWords: Words<ChangeKind> = {
  versionPrice: ['版本价格', 'Price of a version'],
  optionPrice: ['选项价格', 'Price of an option'],
  carPrice: ['现车价格', 'Price of a stock car'],
  versionSale: ['版本售卖', 'Sale of a version'],
  optionSale: ['选项售卖', 'Sale of an option'],
  carSale: ['现车售卖', 'Sale of a stock car'],
  versionDiscount: ['版本优惠', 'Discount of a version'],
  optionDiscount: ['选项优惠', 'Discount of an option'],
  modelText: ['车型文字', 'Texts of a model'],
  versionText: ['版本文字', 'Texts of a version'],
  optionText: ['选项文字', 'Texts of an option'],
};

/** Texts that customers read. */
export const textFieldWords: Words<TextField> = {
  name: ['名称', 'Name'],
  tagline: ['宣传语', 'Tagline'],
  title: ['标题', 'Title'],
  description: ['说明', 'Description'],
};

/** Stages of a model. */
export const stageWords: TonedWords<'upcoming' | 'blindBooking' | 'onSale' | 'soldOut'> = {
  upcoming: ['即将上市', 'Upcoming', 'waiting'],
  blindBooking: ['盲订中', 'Blind booking', 'waiting'],
  onSale: ['在售', 'On sale', 'good'],
  soldOut: ['售罄', 'Sold out', 'bad'],
};

/** What is known of a stock car. */
export const carKindWords: Words<Car['kind']> = {
  new: ['全新', 'New'],
  display: ['展车', 'Display car'],
  testDrive: ['试驾车', 'Test-drive car'],
};

/** Who can have a stock car now. */
export const carStateWords: TonedWords<Car['state']> = {
  free: ['可售', 'Free', 'good'],
  held: ['保留中', 'Held', 'waiting'],
  sold: ['已售', 'Sold', 'over'],
  withdrawn: ['已下架', 'Withdrawn', 'over'],
};
