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
  missing: ['消息不存在', 'This message does not exist'],
});
