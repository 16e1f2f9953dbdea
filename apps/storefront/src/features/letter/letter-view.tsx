import { t } from '@lingui/core/macro';
import type { LetterData } from '@voltfront/contract';
import { formatDateTime } from '@voltfront/rules/format/date';
import { everyInputOf, isTold, queryClient, useApiMutation } from '@/api';
import { navigate } from '@/navigation';
import { BottomBar, Button, Cell, CellGroup, longDate, Section, Tag, Text, toast } from '@/ui';
import { AskCell } from './ask-cell';
import styles from './letter.module.css';

/** What a letter is about. */
function aboutWords(about: LetterData['about']): string {
  const words: Record<LetterData['about'], string> = {
    price: t`价格调整`,
    rights: t`权益调整`,
    campaign: t`活动调整`,
    delivery: t`交付调整`,
  };
  return words[about];
}

/** A letter as it is read: greeting, text, what was and what is, whom it concerns. */
export function LetterView({ letter }: { letter: LetterData }) {
  const { title, about, publishedAt, paragraphs, changes, models, signature, own } = letter;
  const names = models.map(({ name }) => name).join('、');
  return (
    <>
      <Section pad="l" apart="before" label={title}>
        <div className={styles.letter}>
          <Tag tone="accent">{aboutWords(about)}</Tag>
          <Text size="title-2" weight="bold" heading={1}>
            {title}
          </Text>
          <Text size="small" tone="secondary">
            {longDate(publishedAt)}
          </Text>
          <Text weight="medium">{own ? t`尊敬的${own.name}：` : t`尊敬的客户：`}</Text>
          {paragraphs.map((paragraph) => (
            <Text key={paragraph} leading="body">
              {paragraph}
            </Text>
          ))}
          {changes.length > 0 && <Changes changes={changes} />}
          {models.length > 0 && <Text size="small" tone="secondary">{t`适用车型：${names}`}</Text>}
          <div className={styles.signature}>
            <Text>{signature}</Text>
          </div>
        </div>
      </Section>
      {own && own.orders.length > 0 && (
        <CellGroup inset title={t`受影响的订单`}>
          {own.orders.map(({ orderNo, modelName, versionName }) => (
            <Cell
              key={orderNo}
              title={`${modelName} ${versionName}`}
              note={orderNo}
              onClick={() => navigate('/pagesOrder/car/detail', { orderNo })}
            />
          ))}
        </CellGroup>
      )}
      <AskCell />
      {own && own.orders.length > 0 && <Acknowledge letterId={letter.letterId} at={own.acknowledgedAt} />}
    </>
  );
}

/** What was before and what is after, line by line. */
function Changes({ changes }: Pick<LetterData, 'changes'>) {
  return (
    <div className={styles.table}>
      <div className={styles.row}>
        <span className={styles.cell}>{t`项目`}</span>
        <span className={styles.cell}>{t`调整前`}</span>
        <span className={styles.cell}>{t`调整后`}</span>
      </div>
      {changes.map(({ item, before, after }) => (
        <div key={item} className={styles.row}>
          <span className={styles.cell}>{item}</span>
          <span className={styles.cell}>{before}</span>
          <span className={styles.cell}>{after}</span>
        </div>
      ))}
    </div>
  );
}

/** Says that the person knows of the change; once. */
function Acknowledge({ letterId, at }: { letterId: string; at: number | null }) {
  const run = useApiMutation('POST /api/mpmkt/v1/letter/acknowledge', {
    onSuccess: () => toast(t`已记录`),
    onError: (error) => {
      if (!isTold(error)) toast(error.message);
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: everyInputOf('GET /api/mpmkt/v1/letter') }),
  });
  return (
    <BottomBar>
      <Button block disabled={at !== null} loading={run.isPending} onClick={() => run.mutate({ letterId })}>
        {at === null ? t`我已知悉` : t`已于 ${formatDateTime(at)} 知悉`}
      </Button>
    </BottomBar>
  );
}
