import { defineTexts } from '../../kernel/texts';

/** What this part of the server says. Lines of the timeline are stored, so the meaning of a key must never change. */
export const inspectionTexts = defineTexts('inspection', {
  missing: ['验车报告不存在', 'There is no inspection report'],
  written: ['验车报告已出具', 'Inspection report ready'],
  writtenNote: ['请核对车况并确认报告', 'Please check it and confirm'],
  asked: ['验车报告有疑问', 'Question about the inspection'],
  askedNote: [
    ({ item }: { item: string }) => `${item}：门店正在核实`,
    ({ item }) => `${item}: the store is looking into it`,
  ],
  corrected: ['验车报告已更正', 'Inspection report corrected'],
  correctedNote: ['门店已回复疑问，请重新确认', 'Your questions are answered, please confirm again'],
  confirmed: ['验车报告已确认', 'Inspection report confirmed'],
  photosGone: ['照片已失效，请重新上传', 'The pictures are gone, please upload them again'],
  photosTwice: ['每个角度只能有一张照片', 'Each side has one picture only'],
  itemsWrong: ['检查项与模板不符', 'The items are not those of the template'],
  remarkMissing: ['未通过的项目请填写备注', 'Please say what is wrong with an item that did not pass'],
  unknownItem: ['检查项不存在', 'There is no such item'],
  askedAlready: ['该项已有待回复的疑问', 'There is an open question about this item already'],
});
