/** Words of the rooms of campaigns. */
export const campaignTexts = {
  parcels: ['奖品寄送', 'Prizes to send'],
  parcelWaiting: ['待发货', 'To send'],
  parcelSent: ['已发货', 'Sent'],
  sendParcel: ['发货', 'Send'],
  parcelOrderedAt: ['申请时间', 'Ordered'],
  parcelCampaign: ['活动', 'Campaign'],
  parcelPrizes: ['奖品', 'Prizes'],
  parcelReceiver: ['收货人', 'Receiver'],
  parcelAddress: ['地址', 'Address'],
  parcelNo: ['运单号', 'Parcel number'],
  parcelNoWrong: ['运单号为 6 至 30 位字母、数字或连字符', '6 to 30 letters, digits or hyphens'],
  parcelSentAt: ['发货时间', 'Sent at'],
} as const;
