import { t } from '@lingui/core/macro';
import { APPLICATION_LIMITS } from '@voltfront/rules/campaign/recruit';
import { useApiList } from '@/api';
import { navigate } from '@/navigation';
import { ListFooter } from '@/page';
import { Button, Checkbox, Section, Stack, shortDate, Text } from '@/ui';
import styles from './creator.module.css';
import { type Application, idOfPart } from './use-application';

const WRITINGS = 'GET /api/mpmkt/v1/community/writings';

/** Own articles of the community as works: up to three of those that are published. */
export function ArticlesPart({ application }: { application: Application }) {
  const { draft, set, faultOf } = application;
  const articles = useApiList(WRITINGS, { state: 'published' });
  const chosen = draft.works.flatMap((work) => (work.kind === 'article' ? [work.writingId] : []));
  const toggle = (writingId: string) => {
    const ids = chosen.includes(writingId) ? chosen.filter((id) => id !== writingId) : [...chosen, writingId];
    set({ works: ids.map((id) => ({ kind: 'article' as const, writingId: id })) });
  };
  const fault = faultOf('works');
  return (
    <Section title={t`代表作品`} note={t`从我的社区文章中选择，最多 ${APPLICATION_LIMITS.worksMost} 篇`}>
      <div id={idOfPart('works')} className={styles.picture}>
        <Stack gap={3}>
          {articles.items.map(({ writingId, title, updatedAt }) => (
            <Checkbox
              key={writingId}
              checked={chosen.includes(writingId)}
              disabled={!chosen.includes(writingId) && chosen.length >= APPLICATION_LIMITS.worksMost}
              onChange={() => toggle(writingId)}
            >
              {`${title} · ${shortDate(updatedAt)}`}
            </Checkbox>
          ))}
          {articles.state.empty && (
            <Stack gap={2} align="center">
              <Text size="small" tone="secondary">{t`还没有已发布的文章`}</Text>
              <Button size="small" variant="secondary" onClick={() => navigate('/', {})}>
                {t`去发文`}
              </Button>
            </Stack>
          )}
        </Stack>
        {!articles.state.empty && <ListFooter list={articles} />}
      </div>
      {fault && (
        <div className={styles.fault} role="alert">
          {fault}
        </div>
      )}
    </Section>
  );
}
