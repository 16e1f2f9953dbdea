import { t } from '@lingui/core/macro';
import type { TestDriveReportData } from '@voltfront/contract';
import { apiKey, isTold, queryClient, useApiMutation } from '@/api';
import { FormFields } from '@/features/form/form-fields';
import { useDataForm } from '@/features/form/use-data-form';
import { Button, Form, toast } from '@/ui';
import styles from './drive-actions.module.css';

/** The questions after a drive; sent once. */
export function FeedbackForm({ report }: { report: TestDriveReportData }) {
  const { driveNo, form: definition } = report;
  const form = useDataForm({ form: definition });
  const send = useApiMutation('POST /api/mpmkt/v1/testDrive/report/send', {
    onSuccess: (sent) => {
      queryClient.setQueryData(apiKey('GET /api/mpmkt/v1/testDrive/report', { driveNo }), sent);
      void queryClient.invalidateQueries({ queryKey: apiKey('GET /api/mpaccount/v1/account/overview') });
      toast(t`感谢您的反馈，100 积分已到账`);
    },
    onError: (error) => {
      if (!form.refuse(error) && !isTold(error)) toast(error.message);
    },
  });
  const submit = () => {
    const answers = send.isPending ? null : form.validate();
    if (answers) send.mutate({ driveNo, version: definition.version, answers });
  };
  return (
    <Form form={form.state} label={definition.title} onSubmit={submit}>
      <FormFields form={form} />
      <div className={styles.actions}>
        <Button block loading={send.isPending} onClick={submit}>
          {definition.submitText ?? t`提交`}
        </Button>
      </div>
    </Form>
  );
}
