import { PRIZE_KINDS } from '@voltfront/rules/campaign/award-moves';
import { prizeKindWords } from '../../texts/campaign-words';
import type { useTexts } from '../../texts/texts';
import type { Schema } from '../../ui/schema/schema';

type Texts = ReturnType<typeof useTexts>;

const MOST = 1_000_000_000;
const ROLES = ['owner', 'employee', 'partner'] as const;
const count = (title: string, minimum = 0, maximum = MOST): Schema => ({ title, type: 'integer', minimum, maximum });
const text = (title: string, maxLength: number): Schema => ({ title, type: 'string', maxLength });

/** What every campaign has, whatever its kind, for the one renderer of settings. */
export function headSchema({ t }: Texts, isNew: boolean): Schema {
  const moment = (title: string): Schema => ({ title, type: 'integer', format: 'moment' });
  return {
    properties: {
      ...(isNew && { slug: text(t('campaignSlug'), 40) }),
      title: text(t('campaignTitle'), 40),
      lead: text(t('campaignLead'), 100),
      startsAt: moment(t('campaignFrom')),
      endsAt: moment(t('campaignUntil')),
    },
    required: ['slug', 'title', 'lead', 'startsAt', 'endsAt'],
  };
}

export function audienceSchema({ t }: Texts): Schema {
  const names = { owner: t('campaignOwners'), employee: t('campaignEmployees'), partner: t('campaignPartners') };
  const oneOf = (roles: readonly (keyof typeof names)[]) => ({
    enum: [...roles],
    enumNames: roles.map((role) => names[role]),
  });
  return {
    properties: {
      roles: { title: t('campaignRoles'), type: 'array', items: oneOf(ROLES) },
      except: { title: t('campaignExcept'), type: 'array', items: oneOf(['employee', 'partner']) },
      newForDays: count(t('campaignNewForDays'), 1, 3650),
      minLevel: count(t('campaignMinLevel'), 1, 6),
    },
  };
}

export function artworkSchema({ t }: Texts): Schema {
  const picture = (title: string): Schema => ({ title, type: 'string', format: 'picture' });
  return {
    properties: {
      wide: picture(t('campaignWide')),
      tall: picture(t('campaignTall')),
      accent: text(t('campaignAccent'), 7),
    },
    required: ['wide', 'tall', 'accent'],
  };
}

export function rulesSchema({ t }: Texts): Schema {
  const section: Schema = {
    type: 'object',
    properties: {
      title: text(t('campaignSection'), 40),
      paragraphs: { title: t('campaignParagraphs'), type: 'array', items: { type: 'string' } },
    },
    required: ['title', 'paragraphs'],
  };
  const sections: Schema = { title: t('campaignRules'), type: 'array', items: section, minItems: 1, maxItems: 12 };
  return { properties: { sections }, required: ['sections'] };
}

/** A prize; `isFixed`: it was published, and only what may change then is asked for. */
export function prizeSchema({ t, say }: Texts, hasOdds: boolean, isFixed: boolean): Schema {
  const fixed: Record<string, Schema> = {
    kind: {
      title: t('campaignPrizeKind'),
      enum: [...PRIZE_KINDS],
      enumNames: PRIZE_KINDS.map((kind) => say(prizeKindWords[kind])),
    },
    amount: count(t('campaignAmount'), 1),
    template: { title: t('campaignTemplate'), anyOf: [{ type: 'string', maxLength: 60 }, { type: 'null' }] },
    ...(hasOdds && {
      weight: count(t('campaignWeight'), 0, 10_000),
      isConsolation: { title: t('campaignConsolation'), type: 'boolean' },
    }),
  };
  const open: Record<string, Schema> = {
    title: text(t('campaignPrize'), 40),
    picture: { title: t('campaignPicture'), type: 'string', format: 'picture' },
    stock: count(t('campaignStockHint')),
    perPerson: count(t('campaignPerPerson'), 1, 1000),
    claimDays: count(t('campaignClaimDays'), 1, 3650),
    costFen: count(t('campaignCost')),
  };
  const properties = isFixed ? open : { ...open, ...fixed };
  return { properties, required: Object.keys(properties) };
}
