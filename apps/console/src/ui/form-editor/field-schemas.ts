import type { FieldKind } from '@voltfront/rules/form/form-types';
import type { TextKey } from '../../texts/catalogue';
import type { Schema } from '../schema/schema';

type Say = (key: TextKey) => string;

const text = (title: string, maxLength = 60): Schema => ({ title, type: 'string', maxLength });
const whole = (title: string, minimum: number, maximum: number): Schema => ({
  title,
  type: 'integer',
  minimum,
  maximum,
});
const flag = (title: string): Schema => ({ title, type: 'boolean' });
const lines = (title: string, maxItems: number): Schema => ({
  title,
  type: 'array',
  maxItems,
  items: { type: 'string' },
});
const oneOf = (title: string, names: Record<string, string>): Schema => ({
  title,
  enum: Object.keys(names),
  enumNames: Object.values(names),
});

const options = (t: Say): Schema => ({
  title: t('formOptions'),
  type: 'array',
  minItems: 1,
  maxItems: 100,
  items: {
    type: 'object',
    properties: {
      key: text(t('formOptionKey')),
      text: text(t('formOptionText')),
      note: text(t('formOptionNote')),
    },
    required: ['key', 'text'],
  },
});

/** What a field has by its kind, and which of it has to be there. */
function ownOf(kind: FieldKind, t: Say): { properties: Record<string, Schema>; required?: string[] } {
  const range = (least: number, most: number) => ({
    min: whole(t('formLeast'), least, most),
    max: whole(t('formMost'), least, most),
  });
  switch (kind) {
    case 'text':
      return {
        properties: {
          lines: oneOf(t('formLines'), { one: t('formOneLine'), many: t('formManyLines') }),
          ...range(0, 5000),
          pattern: text(t('formPattern')),
          isPersonal: flag(t('formPersonal')),
        },
        required: ['max'],
      };
    case 'code':
      return { properties: { phone: text(t('formPhone')) }, required: ['phone'] };
    case 'name':
      return { properties: { min: whole(t('formLeast'), 1, 20) } };
    case 'idNumber': {
      const names = { idCard: t('formIdCard'), drivingLicence: t('formLicence'), creditCode: t('formCredit') };
      return { properties: { document: oneOf(t('formDocument'), names) }, required: ['document'] };
    }
    case 'choice': {
      const names = {
        rows: t('formRows'),
        tiles: t('formTiles'),
        segments: t('formSegments'),
        sheet: t('formSheet'),
      };
      return { properties: { look: oneOf(t('formLook'), names), options: options(t) }, required: ['options'] };
    }
    case 'choices':
      return { properties: { ...range(1, 100), options: options(t) }, required: ['options'] };
    case 'city':
      return { properties: { list: text(t('formList')) } };
    case 'store':
    case 'pick':
      return {
        properties: {
          list: text(t('formList')),
          isImplied: flag(t('formImplied')),
          within: lines(t('formWithin'), 5),
        },
        required: ['list'],
      };
    case 'slot':
      return {
        properties: { slots: text(t('formSlots')), place: lines(t('formPlace'), 5) },
        required: ['slots', 'place'],
      };
    case 'number':
      return {
        properties: {
          ...range(-1e9, 1e9),
          unit: text(t('formUnit')),
          look: oneOf(t('formLook'), { typed: t('formTyped'), stepper: t('formStepper') }),
        },
        required: ['min', 'max'],
      };
    case 'pictures':
      return { properties: range(1, 9), required: ['max'] };
    case 'consent': {
      const document: Schema = {
        title: t('formDocument'),
        type: 'object',
        properties: {
          title: text(t('formDocTitle')),
          version: text(t('formDocVersion')),
          route: text(t('formDocRoute')),
        },
        required: ['title', 'version'],
      };
      return { properties: { document }, required: ['document'] };
    }
    case 'scale':
      return {
        properties: {
          min: whole(t('formLeast'), 0, 1),
          max: whole(t('formMost'), 2, 10),
          look: oneOf(t('formLook'), { stars: t('formStars'), numbers: t('formNumbers') }),
          words: lines(t('formScaleWords'), 10),
        },
        required: ['max'],
      };
    case 'phone':
    case 'date':
      return { properties: {} };
  }
}

/** Everything of a field of a kind, except for its kind and when it is shown. */
export function fieldSchema(kind: FieldKind, t: Say): Schema {
  const { properties, required = [] } = ownOf(kind, t);
  return {
    type: 'object',
    properties: {
      label: text(t('formLabel')),
      id: text(t('formId'), 40),
      isRequired: flag(t('formRequired')),
      hint: text(t('formHint')),
      placeholder: text(t('formPlaceholder')),
      ...properties,
    },
    required: ['label', 'id', ...required],
  };
}
