import { formatDateTime } from '@voltfront/rules/format/date';
import type { SubscriptionMessage, TemplateFields } from './types';

/** WeChat refuses longer texts; Alipay and Douyin cut them. */
const MOST_CHARACTERS = 20;

const shortened = (text: string): string =>
  text.length > MOST_CHARACTERS ? `${text.slice(0, MOST_CHARACTERS - 1)}…` : text;

/** The fields of a template with their texts. */
export const fieldTexts = (
  { title, body, at }: SubscriptionMessage,
  fields: TemplateFields,
): Record<string, string> => ({
  [fields.title]: shortened(title),
  [fields.body]: shortened(body),
  [fields.time]: formatDateTime(at),
});

/** The same, each text in an object, as WeChat and Alipay take them. */
export const fieldValues = (message: SubscriptionMessage, fields: TemplateFields): Record<string, { value: string }> =>
  Object.fromEntries(Object.entries(fieldTexts(message, fields)).map(([name, value]) => [name, { value }]));

/** A link as platforms take it: without leading slash. */
export const pageOf = ({ link }: SubscriptionMessage): string => (link || '/').replace(/^\//, '');
