import { t } from '@lingui/core/macro';
import type { AssociationData } from '@voltfront/contract';
import type { FormDefinition } from '@voltfront/rules/form/form-types';
import { ApiError, useApiMutation } from '@/api';
import { FormFields } from '@/features/form/form-fields';
import { useDataForm } from '@/features/form/use-data-form';
import { BottomBar, Button, Cell, CellGroup, Form, Text, toast } from '@/ui';
import { readBindingAgain } from './association-cache';
import { RightsList } from './rights-list';

export interface BindFormProps {
  form: FormDefinition;
  associations: readonly AssociationData[];
  /** Chosen at first: that of a refused request. */
  associationId?: string | undefined;
}

/** The form that asks to be bound; what the chosen association brings stands below it. */
export function BindForm({ form: definition, associations, associationId }: BindFormProps) {
  const form = useDataForm({ form: definition, initial: { association: associationId } });
  const bind = useApiMutation('POST /api/mpmkt/v1/association/bind');
  const chosen = associations.find((each) => each.associationId === form.state.values.association);
  const send = async () => {
    const answers = bind.isPending ? null : form.validate();
    if (!answers) return;
    try {
      await bind.mutateAsync({ version: definition.version, answers: { ...answers } });
      toast(t`已提交审核`);
      readBindingAgain();
    } catch (error) {
      // The call has shown the error, or it is shown at its fields; another phone may have been faster.
      if (!(error instanceof ApiError)) throw error;
      if (!form.refuse(error)) readBindingAgain();
    }
  };
  return (
    <>
      <Form form={form.state} label={definition.title} onSubmit={send}>
        <FormFields form={form} />
      </Form>
      {chosen ? (
        <RightsList association={chosen} />
      ) : (
        <Partners associations={associations} onChoose={(id) => form.answer('association', id)} />
      )}
      <BottomBar
        top={
          <Text size="small" tone="secondary" inline>
            {t`审核需 2 个工作日，结果在本页查看`}
          </Text>
        }
      >
        <Button block loading={bind.isPending} onClick={() => void send()}>
          {definition.submitText ?? t`提交审核`}
        </Button>
      </BottomBar>
    </>
  );
}

/** Associations with a contract and what they bring, to choose one. */
function Partners({
  associations,
  onChoose,
}: Pick<BindFormProps, 'associations'> & { onChoose: (id: string) => void }) {
  if (associations.length === 0) return null;
  return (
    <CellGroup inset title={t`合作协会`}>
      {associations.map(({ associationId, name, rights }) => (
        <Cell key={associationId} title={name} note={rights.join('，')} onClick={() => onChoose(associationId)} />
      ))}
    </CellGroup>
  );
}
