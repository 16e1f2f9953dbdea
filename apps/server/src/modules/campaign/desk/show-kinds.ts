import { At, PicturePath, type ReplyOf } from '@voltfront/contract';
import { describeSchema, type SchemaWords } from '../../../kernel/described-schema';
import { engines } from '../engines';
import { choiceTexts, fieldTexts } from './field.texts';

type Reply = ReplyOf<'GET /api/mpmkt/v1/staff/campaign/kinds'>;

const words: SchemaWords = {
  fields: fieldTexts,
  choices: choiceTexts,
  formats: new Map<unknown, string>([
    [At, 'moment'],
    [PicturePath, 'picture'],
  ]),
};

let kinds: Reply | null = null;

/** Every kind of campaign with what staff's form is drawn from. */
export function showKinds(): Reply {
  kinds ??= {
    items: Object.entries(engines).flatMap(([engine, known]) =>
      known
        ? [
            {
              engine,
              settings: describeSchema(known.settings, words),
              detail: known.detail && describeSchema(known.detail, words),
              hasOdds: known.hasOdds ?? false,
            },
          ]
        : [],
    ),
  };
  return kinds;
}
