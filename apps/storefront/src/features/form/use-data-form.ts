import { checkForm } from '@voltfront/rules/form/check-form';
import { dependantsOf, fieldOf, fieldsOf } from '@voltfront/rules/form/form-fields';
import type { FormAnswers, FormDefinition, FormField } from '@voltfront/rules/form/form-types';
import { problemText } from '@voltfront/rules/form/problem-text';
import { ApiError, serverNow } from '@/api';
import { showInMiddle } from '@/platform/scroll';
import { type FormErrors, type FormState, useForm } from '@/ui';

/** What is in the fields: answers, or what was typed so far. */
export type FormValues = Readonly<Record<string, unknown>>;

export interface DataFormOptions {
  form: FormDefinition;
  /** Answers to begin with. */
  initial?: FormValues;
}

/** A form as data while it is filled in. */
export interface DataForm {
  definition: FormDefinition;
  state: FormState<Record<string, unknown>>;
  /** Answers that are right so far, of fields that are shown. */
  answers: FormAnswers;
  /** Fields to draw, of all groups in their order. */
  shown: readonly FormField[];
  /** Changes an answer; what was chosen within it goes. */
  answer: (id: string, value: unknown) => void;
  /** The cleaned answers to send, or null: then what is wrong is marked and the first of it in view. */
  validate: () => FormAnswers | null;
  /** Shows what the server said about fields; false when it said nothing of the kind. */
  refuse: (error: unknown) => boolean;
}

/** What is wrong, in words by field. */
export function errorsOf(form: FormDefinition, values: FormValues, now: number): FormErrors<Record<string, unknown>> {
  const { problems } = checkForm(form, values, { now });
  const texts = fieldsOf(form).flatMap((field) => {
    const problem = problems[field.id];
    return problem ? [[field.id, problemText(field, problem)] as const] : [];
  });
  return Object.fromEntries(texts);
}

function problemsIn(error: unknown): Record<string, string> | null {
  if (!(error instanceof ApiError)) return null;
  return (error.data as { problems?: Record<string, string> } | null)?.problems ?? null;
}

/**
 * Fills a form in that is data: the same check as on the server, and its words.
 *
 * @example
 * const form = useDataForm({ form: INSPECTION_FORM, initial });
 * <Form form={form.state} label={title} onSubmit={send}><FormFields form={form} /></Form>
 */
export function useDataForm({ form, initial = {} }: DataFormOptions): DataForm {
  const ids = fieldsOf(form).map(({ id }) => id);
  const state = useForm<Record<string, unknown>>({
    name: form.id.replace(/[^a-z]/g, ''),
    initial: initial as Record<string, unknown>,
    order: ids,
    check: (values) => errorsOf(form, values, serverNow()),
    reveal: showInMiddle,
  });
  const { answers, shown } = checkForm(form, state.values, { now: serverNow() });
  return {
    definition: form,
    state,
    answers,
    shown: shown.flatMap((id) => fieldOf(form, id) ?? []),
    answer: (id, value) => {
      const cleared = dependantsOf(form, id).map((each) => [each, undefined] as const);
      state.set({ ...Object.fromEntries(cleared), [id]: value });
    },
    validate: () => {
      const values = state.validate();
      return values && checkForm(form, values, { now: serverNow() }).answers;
    },
    refuse: (error) => {
      const problems = problemsIn(error);
      if (problems) state.refuse(problems);
      return problems !== null;
    },
  };
}
