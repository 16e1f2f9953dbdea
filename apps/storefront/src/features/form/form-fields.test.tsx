import { QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { CASE_NOW, driveForm, formCases, formOfCase } from '@voltfront/rules/form/form.fixture';
import type { FormAnswers, FormDefinition } from '@voltfront/rules/form/form-types';
import { afterEach, expect, test, vi } from 'vitest';
import { ApiError, queryClient } from '@/api';
import { Form } from '@/ui';
import { FormFields } from './form-fields';
import type { FormOffer } from './form-surroundings';
import { type DataForm, errorsOf, useDataForm } from './use-data-form';

afterEach(() => vi.unstubAllGlobals());

test.each(formCases.filter(([, , , outcome]) => outcome !== '' && !String(outcome).startsWith('所选')))(
  'the phone says of %s what the server says',
  (_, field, given, outcome) => {
    const errors = errorsOf(formOfCase(field), { [field.id]: given }, CASE_NOW);
    expect(errors[field.id]).toBe(typeof outcome === 'string' ? outcome : undefined);
  },
);

const noOffers = (): readonly FormOffer[] => [];
let form: DataForm;
let sent: FormAnswers | null;

function Page({ definition, initial }: { definition: FormDefinition; initial?: Record<string, unknown> }) {
  form = useDataForm({ form: definition, initial });
  return (
    <Form form={form.state} label={definition.title} onSubmit={() => undefined}>
      <FormFields form={form} useOffers={noOffers} />
      <button type="button" onClick={() => (sent = form.validate())}>
        提交
      </button>
    </Form>
  );
}

async function show(definition: FormDefinition, initial?: Record<string, unknown>) {
  sent = null;
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ code: '000000', data: [], message: '' })));
  render(
    <QueryClientProvider client={queryClient}>
      <Page definition={definition} initial={initial} />
    </QueryClientProvider>,
  );
  await screen.findByText('提交');
}
const alerts = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);
const submit = () => fireEvent.click(screen.getByText('提交'));
const type = (name: string, value: string) =>
  fireEvent.input(screen.getByRole('textbox', { name }), { target: { value } });

/** A form of words: what is drawn at once. */
const words: FormDefinition = {
  ...driveForm,
  groups: driveForm.groups.map(({ fields }) => ({
    fields: fields.filter(({ kind }) => ['name', 'phone', 'scale', 'text', 'consent'].includes(kind)),
  })),
};

test('what is wrong is told at its field after a try, and goes as soon as it is mended', async () => {
  const plain = { ...words, groups: [{ fields: words.groups[0]?.fields ?? [] }] };
  await show(plain);
  expect(alerts()).toEqual([]);
  submit();
  expect([alerts(), sent]).toEqual([['请填写姓名', '请填写手机号'], null]);
  type('姓名', '林夏');
  type('手机号', '+86 138 1234 5678');
  expect(alerts()).toEqual([]);
  submit();
  expect(sent).toEqual({ name: '林夏', phone: '13812345678' });
});

test('a field comes with the answer that wants it, and what was typed is not sent once it is gone', async () => {
  const survey = { ...words, groups: [words.groups[2] ?? { fields: [] }] };
  await show(survey);
  expect(screen.queryByRole('textbox', { name: '原因' })).toBeNull();
  fireEvent.click(screen.getByRole('radio', { name: '2 星' }));
  type('原因', '有点吵');
  fireEvent.click(screen.getByRole('checkbox', { name: '我已阅读并同意《试驾协议》' }));
  submit();
  expect(sent).toEqual({ stars: 2, why: '有点吵', consent: '2026-11' });
  fireEvent.click(screen.getByRole('radio', { name: '5 星' }));
  submit();
  expect(sent).toEqual({ stars: 5, consent: '2026-11' });
});

test('what the server refuses stands at its field until that is changed', async () => {
  await show({ ...words, groups: [{ fields: words.groups[0]?.fields ?? [] }] }, { name: '林夏', phone: '13812345678' });
  act(() => {
    expect(form.refuse(new ApiError('refused', '', '4000001', { problems: { phone: '该手机号已预约' } }))).toBe(true);
    expect(form.refuse(new ApiError('refused', '', '4000001'))).toBe(false);
  });
  expect(alerts()).toEqual(['该手机号已预约']);
  type('手机号', '13812345679');
  expect(alerts()).toEqual([]);
});

test('every kind is drawn, and a new city takes the store and the slot with it', async () => {
  await show(driveForm, { way: 'store', city: '310100', store: 'sh-jingan', slot: 1, stars: 1, photos: [] });
  expect(await screen.findByRole('button', { name: /^试驾时间/ })).toBeTruthy();
  expect(await screen.findByRole('button', { name: /^门店/ })).toBeTruthy();
  expect(await screen.findByRole('group', { name: '照片' })).toBeTruthy();
  act(() => form.answer('city', '330100'));
  expect(form.answers).toMatchObject({ way: 'store', city: '330100' });
  expect([form.answers.store, form.answers.slot]).toEqual([undefined, undefined]);
});
