import { defineTexts } from '../../kernel/texts';

/** 1,000,000 yuan as 100 万. */
const inWan = (yuan: number): string => `${yuan / 10_000} 万`;

export const insurerTexts = defineTexts('insurer', {
  closed: ['暂不支持线上投保，请上传自购保单', 'Insurance online is not available, please send your own policy'],
  notOffered: ['该保险方案暂不可选，请重新选择', 'This plan is not offered, please choose again'],
  compulsory: ['交强险', 'Compulsory insurance'],
  thirdParty: [
    ({ limitYuan }: { limitYuan: number }) => `第三者责任险 ${inWan(limitYuan)}`,
    ({ limitYuan }) => `Third-party liability up to ¥${limitYuan.toLocaleString('en-US')}`,
  ],
  damage: ['机动车损失险', 'Damage to the car'],
  seats: ['车上人员责任险', 'People in the car'],
  seatsText: ['司机与每位乘客 5 万元', '¥50,000 for the driver and each passenger'],
  charger: ['自用充电桩损失险', 'Home charger'],
  chargerText: ['家充桩因意外或自然灾害受损', 'Damage to the home charger by accidents or nature'],
  holiday: ['节假日限额翻倍险', 'Double limit on holidays'],
  holidayText: ['法定节假日第三者责任限额翻倍', 'Third-party limit doubled on public holidays'],
  medical: ['医保外用药责任险', 'Medicine outside of the public list'],
  medicalText: ['医保目录外的医疗费用', 'Medical costs outside of the public list'],
  eastName: ['东海财产保险', 'East Sea Insurance'],
  eastIntro: ['全国通赔，线上定损', 'Claims in the whole country, assessed online'],
  steadyName: ['恒安车险', 'Steady Motor Insurance'],
  steadyIntro: ['新能源专修网络，代步车 7 天', 'Repair network for electric cars, a courtesy car for 7 days'],
  riverName: ['江河保险', 'River Insurance'],
  riverIntro: ['保费更低，含非事故救援', 'Lower premium, with roadside assistance'],
});
