import type { FieldKind, FormField } from '@voltfront/rules/form/form-types';
import type { ComponentType } from 'react';
import { CellGroup, later } from '@/ui';
import { ChoiceLine, ChoicesLine, ConsentLine, ScaleLine, StepperLine } from './choice-line';
import type { LineProps } from './field-props';
import { type FormSurroundings, FormSurroundingsContext } from './form-surroundings';
import { CodeLine, IdNumberLine, NameLine, NumberLine, PhoneLine, TextLine } from './typed-line';
import type { DataForm } from './use-data-form';

type Lines = { [K in FieldKind]: ComponentType<LineProps<K>> };

const offers = () => import('./offer-line');
// A form of words loads no city list, no wheels, no slots and no uploads.
const CityLine = later(async () => (await offers()).CityLine);
const OfferLine = later(async () => (await offers()).OfferLine);
const SlotLine = later(async () => (await offers()).SlotLine);
const DateLine = later(async () => (await import('./date-line')).DateLine);
const PicturesLine = later(async () => (await import('./pictures-line')).PicturesLine);

function AnyNumberLine(props: LineProps<'number'>) {
  return props.field.look === 'stepper' ? <StepperLine {...props} /> : <NumberLine {...props} />;
}

const LINES: Lines = {
  text: TextLine,
  phone: PhoneLine,
  code: CodeLine,
  name: NameLine,
  idNumber: IdNumberLine,
  choice: ChoiceLine,
  choices: ChoicesLine,
  city: CityLine,
  store: OfferLine,
  pick: OfferLine,
  slot: SlotLine,
  date: DateLine,
  number: AnyNumberLine,
  pictures: PicturesLine,
  consent: ConsentLine,
  scale: ScaleLine,
};

export interface FormFieldsProps extends FormSurroundings {
  form: DataForm;
  /** The group to draw, counted from 0: a step. Default: all of them. */
  group?: number;
  /** Without surfaces of their own: in a sheet. */
  isPlain?: boolean;
}

/** Renders the fields of a form definition; wrap it in a `Form`. */
export function FormFields({ form, group, isPlain, ...surroundings }: FormFieldsProps) {
  const groups = form.definition.groups.filter((_, index) => group === undefined || index === group);
  return (
    <FormSurroundingsContext.Provider value={surroundings}>
      {groups.map(({ title, fields }) => {
        const shown = fields.filter((field) => form.shown.includes(field));
        if (shown.length === 0) return null;
        const lines = <GroupLines form={form} fields={shown} />;
        if (isPlain) return <div key={fields[0]?.id}>{lines}</div>;
        return (
          <CellGroup key={fields[0]?.id} inset title={title}>
            {lines}
          </CellGroup>
        );
      })}
    </FormSurroundingsContext.Provider>
  );
}

function GroupLines({ form, fields }: { form: DataForm; fields: readonly FormField[] }) {
  return fields.map((field, index) => {
    const Line = LINES[field.kind] as ComponentType<LineProps<FieldKind>>;
    return <Line key={field.id} form={form} field={field} bare={index === fields.length - 1} />;
  });
}
