import type { ReplyOf } from '@voltfront/contract';
import { Card, Skeleton, Tag, Timeline } from 'antd';
import { call } from '../../api/call';
import { useCall } from '../../api/use-call';
import { FailedState } from '../../frame/states';
import { useTexts } from '../../texts/texts';
import { writingWords } from '../../texts/writing-words';
import { type Action, useActions } from '../../ui/actions';
import { DetailHead, DetailPage, fact } from '../../ui/detail';
import { momentOr } from '../../ui/moments';
import { pictureAt } from '../../ui/picture';
import { WordTag } from '../../ui/word-tag';
import styles from './writings.module.css';

const DETAIL = 'GET /api/mpmkt/v1/staff/writing';
type Writing = ReplyOf<typeof DETAIL>;

/** An article by a customer as others see it, and the decision about it. */
export function WritingDetail({ id }: { id: string }) {
  const { t } = useTexts();
  const writing = useCall(DETAIL, { writingId: id });
  if (writing.isPending) return <Skeleton active paragraph={{ rows: 12 }} />;
  if (writing.isError) return <FailedState error={writing.error} retry={() => void writing.refetch()} />;
  const { data } = writing;
  return (
    <DetailPage>
      <Head writing={data} />
      <Card title={t('writingSeen')}>
        <Phone writing={data} />
      </Card>
      <Card title={t('writingSteps')}>
        <Steps writing={data} />
      </Card>
    </DetailPage>
  );
}

function useDecisions(): Action<Writing>[] {
  const { t } = useTexts();
  const needs = 'content.change' as const;
  const isWaiting = ({ state }: Writing) => state === 'reviewing' || state === 'appealing';
  return [
    {
      key: 'approve',
      label: t('writingApprove'),
      hint: t('writingApproveHint'),
      isMain: true,
      asks: 'note',
      needs,
      isFor: isWaiting,
      run: ({ writingId, revision }, { reason }) =>
        call('POST /api/mpmkt/v1/staff/writing/approve', { body: { writingId, revision }, reason }),
    },
    {
      key: 'refuse',
      label: t('writingRefuse'),
      hint: t('writingRefuseHint'),
      isDanger: true,
      longest: 200,
      needs,
      isFor: isWaiting,
      run: ({ writingId, revision }, { reason }) =>
        call('POST /api/mpmkt/v1/staff/writing/refuse', { body: { writingId, revision, reason }, reason }),
    },
    {
      key: 'takeDown',
      label: t('writingTakeDown'),
      hint: t('writingTakeDownHint'),
      isDanger: true,
      longest: 200,
      needs,
      isFor: ({ state }) => state === 'published',
      run: ({ writingId }, { reason }) =>
        call('POST /api/mpmkt/v1/staff/writing/takeDown', { body: { writingId, reason }, reason }),
    },
  ];
}

function Head({ writing }: { writing: Writing }) {
  const { t } = useTexts();
  const { buttons, dialog } = useActions(useDecisions());
  return (
    <>
      <DetailHead
        title={writing.title}
        tags={
          <>
            <WordTag of={writingWords[writing.state]} />
            {writing.isDoubtful && <Tag color="warning">{t('writingDoubtful')}</Tag>}
          </>
        }
        buttons={buttons(writing)}
        facts={[
          fact(t('writingAuthor'), writing.nickname || writing.authorId),
          fact(t('writingSubmitted'), momentOr(writing.submittedAt)),
          fact(t('writingTopic'), writing.topic ?? '–'),
          fact(t('writingModel'), writing.modelName ?? '–'),
          fact(t('writingPlace'), writing.place ?? '–'),
          fact(t('writingReason'), writing.reason || '–'),
          fact(t('writingAppeal'), writing.appeal || '–', 3),
        ]}
      />
      {dialog}
    </>
  );
}

/** The article in the width of a phone. */
function Phone({ writing }: { writing: Writing }) {
  const [cover, ...others] = writing.pictures;
  return (
    <article className={styles.phone}>
      {cover && <img src={pictureAt(cover, 750)} alt="" />}
      <h2>{writing.title}</h2>
      <p className={styles.author}>{writing.nickname}</p>
      <p className={styles.text}>{writing.text}</p>
      {others.map((src) => (
        <img key={src} src={pictureAt(src, 750)} alt="" />
      ))}
    </article>
  );
}

function Steps({ writing }: { writing: Writing }) {
  const { t, say } = useTexts();
  const by = { author: t('writingByAuthor'), staff: t('writingByStaff'), system: t('writingBySystem') };
  return (
    <Timeline
      items={writing.steps.map(({ state, who, note, at }) => ({
        children: [momentOr(at), by[who], say([writingWords[state][0], writingWords[state][1]]), note]
          .filter(Boolean)
          .join(' · '),
      }))}
    />
  );
}
