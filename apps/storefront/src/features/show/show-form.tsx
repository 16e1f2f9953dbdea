import { t } from '@lingui/core/macro';
import type { ShowData, ShowVisitData } from '@voltfront/contract';
import type { FormDefinition } from '@voltfront/rules/form/form-types';
import { ApiError, useApiMutation } from '@/api';
import { useOwnMobile } from '@/features/account/use-own-mobile';
import { FormFields } from '@/features/form/form-fields';
import { useDataForm } from '@/features/form/use-data-form';
import { BottomBar, Button, Form, toast } from '@/ui';
import { showChanged } from './show-cache';

export interface ShowFormProps {
  show: ShowData;
  form: FormDefinition;
  onBooked: (visit: ShowVisitData) => void;
}

/** The form that books a visit. */
export function ShowForm({ show: { showId, slots }, form: definition, onBooked }: ShowFormProps) {
  const form = useDataForm({ form: definition, initial: { show: showId, visitors: 1 } });
  useOwnMobile(String(form.state.values.phone ?? ''), (own) => form.answer('phone', own));
  const book = useApiMutation('POST /api/mpmkt/v1/show/book');
  const isFull = slots.every(({ left }) => left === 0);
  const send = async () => {
    const answers = book.isPending ? null : form.validate();
    if (!answers) return;
    try {
      onBooked(await book.mutateAsync({ showId, version: definition.version, answers: { ...answers } }));
      toast(t`预约成功`);
      showChanged();
    } catch (error) {
      // The call has shown the error, or it is shown at its fields; places may be others.
      if (!(error instanceof ApiError)) throw error;
      if (!form.refuse(error)) showChanged();
    }
  };
  return (
    <>
      <Form form={form.state} label={definition.title} onSubmit={send}>
        <FormFields form={form} />
      </Form>
      <BottomBar>
        <Button block disabled={isFull} loading={book.isPending} onClick={() => void send()}>
          {isFull ? t`全部时段已约满` : (definition.submitText ?? t`提交预约`)}
        </Button>
      </BottomBar>
    </>
  );
}
