import { t } from '@lingui/core/macro';
import { formatDateTime } from '@voltfront/rules/format/date';
import { apiKey, queryClient, type ReplyOf, useApiMutation } from '@/api';
import { Button, modal, Section, Stack, Text, toast } from '@/ui';
import styles from './cancellation.module.css';
import { Checks } from './cancellation-form';

/** A request that waits for orders to end, and how to take it back. */
export function WaitingRequest({
  cancellation,
}: {
  cancellation: ReplyOf<'GET /api/mpaccount/v1/account/cancellation'>;
}) {
  const withdraw = useApiMutation('POST /api/mpaccount/v1/account/cancellation/withdraw', {
    onSuccess: () => toast(t`已撤回注销申请`),
    onSettled: () => queryClient.invalidateQueries({ queryKey: apiKey('GET /api/mpaccount/v1/account/cancellation') }),
  });
  const ask = async () => {
    if (await modal({ content: t`撤回后账号保持正常使用`, confirmText: t`撤回申请` })) withdraw.mutate(undefined);
  };
  const time = formatDateTime(cancellation.requestedAt ?? 0);
  return (
    <>
      <Section pad="l">
        <Stack gap={2}>
          <Text size="title-2" weight="bold" heading={2}>{t`注销申请等待中`}</Text>
          <Text tone="secondary">{t`您于 ${time} 提交了申请。以下事项全部完成后，账号将自动注销，无需再次操作。`}</Text>
          <Text tone="secondary">{t`在此之前账号可正常使用，也可以随时撤回。`}</Text>
        </Stack>
      </Section>
      <Checks checks={cancellation.checks} />
      <div className={styles.action}>
        <Button block variant="secondary" loading={withdraw.isPending} onClick={() => void ask()}>
          {t`撤回注销申请`}
        </Button>
      </div>
    </>
  );
}
