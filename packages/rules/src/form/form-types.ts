/** One answer: text, a number, or several keys or paths. An unanswered field has none. */
export type FormAnswer = string | number | readonly string[];

/** Answers by field. */
export type FormAnswers = Readonly<Record<string, FormAnswer>>;

/**
 * When a field is shown, by the answers of fields before it. An answer that is hidden or wrong counts as not given.
 *
 * - `is`: the answer is this one; of several choices, is among them
 * - `isOneOf`: it is one of these
 * - `isAnswered`: there is one, or there is none
 * - `from`, `to`: it is a number within these bounds
 */
export type FormCondition =
  | { field: string; is: string | number }
  | { field: string; isOneOf: readonly (string | number)[] }
  | { field: string; isAnswered: boolean }
  | { field: string; from?: number | undefined; to?: number | undefined }
  | { all: readonly FormCondition[] }
  | { any: readonly FormCondition[] }
  | { not: FormCondition };

/** What can be wrong with an answer. */
export type ProblemKey =
  | 'missing'
  /** Not of the field's shape: no phone number, an unknown option, a check character that does not fit. */
  | 'wrong'
  | 'tooShort'
  | 'tooLong'
  | 'tooSmall'
  | 'tooLarge'
  | 'tooFew'
  | 'tooMany'
  | 'tooEarly'
  | 'tooLate'
  /** Was offered once, or is offered elsewhere: a closed store, a city without any. */
  | 'notOffered'
  /** The slot is full. */
  | 'full'
  /** The consent is for another version of the document. */
  | 'outdated';

/** What is wrong with an answer, with the limit that it breaks: a number, or a day as `2026-11-21`. */
export interface FormProblem {
  key: ProblemKey;
  limit?: number | string;
}

/** One of several choices. */
export interface FormOption {
  key: string;
  text: string;
  note?: string | undefined;
}

/** A day as `2026-11-21`, or so far from today in Beijing: `{ years: -18 }` is this day eighteen years ago. */
export type FormDay = string | { days?: number | undefined; months?: number | undefined; years?: number | undefined };

interface FieldBase {
  /** Letters and digits, unique in the form. */
  id: string;
  label: string;
  /** May be left empty. */
  isOptional?: true | undefined;
  hint?: string | undefined;
  placeholder?: string | undefined;
  shownWhen?: FormCondition | undefined;
  /** Error text that replaces the standard one. */
  texts?: { [K in ProblemKey]?: string | undefined } | undefined;
}

/** Text. `pattern`: characters and classes with counts, `[A-Z]{2}\d{6}`, that the whole text has to fit. */
export interface TextField extends FieldBase {
  kind: 'text';
  lines?: 'one' | 'many' | undefined;
  /** Characters as people count them. */
  min?: number | undefined;
  max: number;
  pattern?: string | undefined;
  format?: 'link' | undefined;
  /** Identifies a person: stored encrypted. */
  isPersonal?: true | undefined;
}

/** A mainland mobile number. */
export interface PhoneField extends FieldBase {
  kind: 'phone';
}

/** Six-digit code sent to the phone number of another field; never stored. */
export interface CodeField extends FieldBase {
  kind: 'code';
  phone: string;
}

/** Name of a person, 2 to 20 letters. */
export interface NameField extends FieldBase {
  kind: 'name';
  min?: number | undefined;
}

/** A number of a document: identity card, driving licence (its number is that of the card), or a company's credit code. */
export interface IdNumberField extends FieldBase {
  kind: 'idNumber';
  document: 'idCard' | 'drivingLicence' | 'creditCode';
}

/** One of several options. `look` default: `rows`; `sheet` is one line that opens a list. */
export interface ChoiceField extends FieldBase {
  kind: 'choice';
  options: readonly FormOption[];
  look?: 'rows' | 'tiles' | 'segments' | 'sheet' | undefined;
}

/** Several options, at least `min` (default 1) and at most `max`. */
export interface ChoicesField extends FieldBase {
  kind: 'choices';
  options: readonly FormOption[];
  min?: number | undefined;
  max?: number | undefined;
}

/** A city by its code. `list` names where the cities come from; default: all that the shop knows. */
export interface CityField extends FieldBase {
  kind: 'city';
  list?: string | undefined;
}

/** Something of a list that a module keeps, such as a model or a store. */
export interface OfferField extends FieldBase {
  kind: 'store' | 'pick';
  list: string;
  /** Earlier fields whose answers determine the options; when one changes, the choice is reset. */
  within?: readonly string[] | undefined;
  /** Hidden field: the first option is chosen. */
  isImplied?: true | undefined;
}

/** A time to be booked, as the moment when it begins (epoch ms). */
export interface SlotField extends FieldBase {
  kind: 'slot';
  /** Kind of appointment, as in the slot module. */
  slots: string;
  /** Earlier fields that choose the location: the answered one counts. */
  place: readonly string[];
}

/** A day, `2026-11-21`. */
export interface DateField extends FieldBase {
  kind: 'date';
  min?: FormDay | undefined;
  max?: FormDay | undefined;
  /** Initial position of the wheels; default: today. */
  start?: FormDay | undefined;
}

/** A whole number. */
export interface NumberField extends FieldBase {
  kind: 'number';
  min: number;
  max: number;
  unit?: string | undefined;
  /** `stepper`: plus and minus for small numbers; default: typed. */
  look?: 'typed' | 'stepper' | undefined;
}

/** Own uploads, each once. */
export interface PicturesField extends FieldBase {
  kind: 'pictures';
  min?: number | undefined;
  max: number;
}

/** A document that has to be agreed to. The answer is the version that was agreed to. */
export interface ConsentField extends FieldBase {
  kind: 'consent';
  document: {
    title: string;
    version: string;
    /** URL of the page that shows it. */
    route?: string | undefined;
  };
}

/** An opinion from `min` (default 1) to `max`. */
export interface ScaleField extends FieldBase {
  kind: 'scale';
  min?: number | undefined;
  max: number;
  /** `stars` with `words` for each, or `numbers` with words for both ends. */
  look?: 'stars' | 'numbers' | undefined;
  words?: readonly string[] | undefined;
}

/** A field of a form. */
export type FormField =
  | TextField
  | PhoneField
  | CodeField
  | NameField
  | IdNumberField
  | ChoiceField
  | ChoicesField
  | CityField
  | OfferField
  | SlotField
  | DateField
  | NumberField
  | PicturesField
  | ConsentField
  | ScaleField;

export type FieldKind = FormField['kind'];

/** Fields that belong together; in a form of steps, one step. */
export interface FormGroup {
  title?: string | undefined;
  note?: string | undefined;
  fields: readonly FormField[];
}

/** A form as data: drawn, checked and stored by it alone. */
export interface FormDefinition {
  id: string;
  /** From 1; whatever is changed makes a new version. */
  version: number;
  /** What the form is for, for screen readers. */
  title: string;
  groups: readonly FormGroup[];
  /** Whether groups are shown one at a time instead of all on one page. */
  isStepped?: true | undefined;
  /** Words of the button. */
  submitText?: string | undefined;
}

/** Context of a check besides the answers. */
export interface FormFacts {
  /** The server's time, epoch milliseconds. */
  now: number;
  /** Options of a field now, where known; a field without an entry is not checked against its options. */
  offers?: Readonly<Record<string, readonly (string | number)[] | undefined>>;
}
