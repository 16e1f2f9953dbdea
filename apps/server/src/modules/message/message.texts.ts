import { defineTexts } from '../../kernel/texts';

/** Words of a message in both languages. */
interface Wordings {
  zh: string;
  en: string;
}

export const messageTexts = defineTexts('message', {
  /** A text that is stored in both languages. */
  stored: [({ zh }: Wordings) => zh, ({ en }) => en],
  missing: ['消息不存在', 'This message does not exist'],
});
