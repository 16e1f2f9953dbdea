const pageName = ({ names: { Many } }) => `${Many}Page`;

/** A page without data. */
export const plainPage = (wish) => `import { t } from '@lingui/core/macro';
import { Page } from '@/page';
import { Section, Text } from '@/ui';

const ROUTE = '${wish.path}';

/** ${wish.title} */
export default function ${pageName(wish)}() {
  return (
    <Page route={ROUTE}>
      <Section apart="before" pad="m">
        <Text>{t\`${wish.title}\`}</Text>
      </Section>
    </Page>
  );
}
`;

/** A page with a list. */
export const listPage = (wish) => `import { t } from '@lingui/core/macro';
import { formatDateTime } from '@voltfront/rules/format/date';
import { useApiList } from '@/api';
import { EmptyState, ListFooter, Page } from '@/page';
import { Section, Text } from '@/ui';

const ROUTE = '${wish.path}';
const LIST = '${wish.key}';

/** ${wish.title}: newest first. */
export default function ${pageName(wish)}() {
  const list = useApiList(LIST, {});
  return (
    <Page route={ROUTE} onRefresh={list.refresh} onReachBottom={list.loadMore}>
      <div role="list">
        {list.items.map(({ ${wish.names.oneCamel}Id, title, createdAt }) => (
          <Section key={${wish.names.oneCamel}Id} role="listitem" apart="before" pad="m">
            <Text weight="bold">{title}</Text>
            <Text size="caption" tone="secondary">
              {formatDateTime(createdAt)}
            </Text>
          </Section>
        ))}
      </div>
      <ListFooter list={list} empty={<EmptyState title={t\`还没有内容\`} />} />
    </Page>
  );
}
`;

/** A page with a form. */
export const formPage = (wish) => `import { t } from '@lingui/core/macro';
import { useApiMutation } from '@/api';
import { back, canGoBack } from '@/navigation';
import { Page } from '@/page';
import { showInMiddle } from '@/platform/scroll';
import { BottomBar, Button, Form, Section, TextField, toast, useForm } from '@/ui';

const ROUTE = '${wish.path}';
const SAVE = '${wish.key}';

interface Values {
  title: string;
}

const check = ({ title }: Values) => ({ title: title.trim() ? undefined : t\`请填写标题\` });

/** ${wish.title} */
export default function ${pageName(wish)}() {
  const form = useForm({ name: '${wish.names.manyCamel.toLowerCase()}', initial: { title: '' }, check, reveal: showInMiddle });
  const save = useApiMutation(SAVE, {
    onSuccess: () => {
      toast(t\`已提交\`);
      if (canGoBack()) back();
    },
  });
  const send = async ({ title }: Values) => {
    await save.mutateAsync({ title }).catch(() => undefined);
  };
  return (
    <Page route={ROUTE}>
      <Form form={form} label={t\`${wish.title}\`} onSubmit={send}>
        {({ submit, isBusy }) => (
          <>
            <Section apart="before">
              <TextField label={t\`标题\`} {...form.field('title')} />
            </Section>
            <BottomBar>
              <Button block loading={isBusy} onClick={submit}>
                {t\`提交\`}
              </Button>
            </BottomBar>
          </>
        )}
      </Form>
    </Page>
  );
}
`;
