import { defineTexts } from '../../kernel/texts';

/** Words of a message in both languages. */
interface Wordings {
  zh: string;
  en: string;
}

export const messageTexts = defineTexts('message', {
  /** A text that is stored in both languages. */
  stored: [({ zh }: Wordings) => zh, ({ en }) => en],
  noPerson: ['账号不存在或已注销', 'There is no such account'],
  previewOver: ['人群预览已失效，请重新预览', 'The preview has ended, please preview again'],
  audienceGrew: ['人群人数增加超过 10%，请重新预览', 'The audience grew by more than a tenth, please preview again'],
  noNotice: ['没有找到该通知', 'There is no such notice'],
  answered: ['您已答复该通知，答复不可更改', 'You have answered this notice; an answer cannot be changed'],
  answerOver: ['已超过答复时限', 'The time for an answer is over'],
  /** Lines on the timeline of an order; stored, so their keys keep their meaning. */
  acknowledged: ['您已知悉通知', 'You acknowledged a notice'],
  accepted: ['您接受了变更', 'You accepted a change'],
  adviser: ['您希望与顾问沟通', 'You want to speak to your adviser'],
  missing: ['消息不存在', 'This message does not exist'],
});
