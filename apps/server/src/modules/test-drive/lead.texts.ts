import { defineTexts } from '../../kernel/texts';

/** Words of files of leads: heads of columns and states. */
export const leadTexts = defineTexts('lead', {
  driveNo: ['预约编号', 'Number'],
  state: ['状态', 'State'],
  channelTitle: ['渠道', 'Channel'],
  subChannel: ['投放位置', 'Placement'],
  click: ['点击编号', 'Click'],
  name: ['姓名', 'Name'],
  mobile: ['手机号', 'Phone'],
  cityName: ['城市', 'City'],
  modelName: ['车型', 'Model'],
  storeName: ['门店', 'Store'],
  consent: ['授权', 'Consent'],
  createdAt: ['提交时间', 'Sent'],
  submitted: ['待确认', 'To be confirmed'],
  inReview: ['待审核', 'To be reviewed'],
  confirmed: ['已确认', 'Confirmed'],
  moved: ['已改期', 'Moved'],
  arrived: ['已到店', 'Arrived'],
  driving: ['试驾中', 'On the road'],
  done: ['已完成', 'Done'],
  cancelled: ['已取消', 'Cancelled'],
  noShow: ['未到店', 'Did not come'],
});
