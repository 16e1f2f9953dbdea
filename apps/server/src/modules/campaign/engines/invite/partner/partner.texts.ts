import { defineTexts } from '../../../../../kernel/texts';

/** Words of files of partners' customers: heads of columns and states. */
export const partnerTexts = defineTexts('partner', {
  name: ['客户', 'Customer'],
  mobile: ['手机号', 'Phone'],
  state: ['状态', 'State'],
  modelName: ['车型', 'Model'],
  storeName: ['门店', 'Store'],
  startsAt: ['试驾时间', 'Drive'],
  daysLeft: ['剩余归属天数', 'Days left'],
  createdAt: ['留资时间', 'Came'],
  registered: ['已留资', 'Left contact'],
  booked: ['已预约', 'Booked'],
  arrived: ['已到店', 'At the store'],
  driven: ['已试驾', 'Drove'],
  lapsed: ['已失效', 'Lapsed'],
});
