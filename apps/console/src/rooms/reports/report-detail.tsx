import type { ReplyOf } from '@voltfront/contract';
import { Alert, Card, Empty, Skeleton, Table, Tag } from 'antd';
import { call } from '../../api/call';
import { useCall } from '../../api/use-call';
import { Link } from '../../app/link';
import { FailedState } from '../../frame/states';
import { reportedKindWords, reportedStateWords, reportReasonWords } from '../../texts/report-words';
import { useTexts } from '../../texts/texts';
import { type Action, useActions } from '../../ui/actions';
import { DetailHead, DetailPage, fact } from '../../ui/detail';
import { momentOr } from '../../ui/moments';
import { pictureAt } from '../../ui/picture';
import { WordTag } from '../../ui/word-tag';
import { Author, Reasons } from './reports';
import styles from './reports.module.css';

const DETAIL = 'GET /api/mpmkt/v1/staff/report';
type Reported = ReplyOf<typeof DETAIL>;

/** Something that customers reported, all that they said, and the decision about it. */
export function ReportDetail({ id }: { id: string }) {
  const { t } = useTexts();
  const reported = useCall(DETAIL, { itemId: id });
  if (reported.isPending) return <Skeleton active paragraph={{ rows: 12 }} />;
  if (reported.isError) return <FailedState error={reported.error} retry={() => void reported.refetch()} />;
  const { data } = reported;
  const { length } = data.reports;
  const count = length < data.reportCount ? t('reportListOf', { n: length, all: data.reportCount }) : '';
  return (
    <DetailPage>
      <Head reported={data} />
      <Card title={t('reportSeen')}>
        <Content reported={data} />
      </Card>
      <Card title={t('reportList')} extra={count}>
        <ReportList reports={data.reports} />
      </Card>
    </DetailPage>
  );
}

function useDecisions(): Action<Reported>[] {
  const { t } = useTexts();
  const needs = 'content.change' as const;
  const isOpen = ({ state }: Reported) => state === 'open';
  const keep = (key: 'keep' | 'close', isShown: boolean): Action<Reported> => ({
    key,
    label: t(isShown ? 'reportKeep' : 'reportClose'),
    hint: t(isShown ? 'reportKeepHint' : 'reportCloseHint'),
    asks: 'note',
    needs,
    isFor: (reported) => isOpen(reported) && (reported.contentState === 'shown') === isShown,
    run: ({ itemId, edit }, { reason }) =>
      call('POST /api/mpmkt/v1/staff/report/keep', { body: { itemId, edit }, reason }),
  });
  return [
    keep('keep', true),
    keep('close', false),
    {
      key: 'takeDown',
      label: t('reportTakeDown'),
      hint: t('reportTakeDownHint'),
      isDanger: true,
      longest: 200,
      needs,
      isFor: (reported) => isOpen(reported) && reported.contentState === 'shown',
      run: ({ itemId, edit }, { reason }) =>
        call('POST /api/mpmkt/v1/staff/report/takeDown', { body: { itemId, edit, reason }, reason }),
    },
  ];
}

function Head({ reported }: { reported: Reported }) {
  const { t, say } = useTexts();
  const { buttons, dialog } = useActions(useDecisions());
  const { title, state, kind, contentState, authorId, nickname, under } = reported;
  const isDecided = reported.decidedAt !== null;
  return (
    <>
      <DetailHead
        title={title || t('reportDeleted')}
        tags={
          <>
            <WordTag of={reportedStateWords[state]} />
            <Tag>{say(reportedKindWords[kind])}</Tag>
          </>
        }
        buttons={buttons(reported)}
        facts={[
          fact(t('reportAuthor'), <Author accountId={authorId} nickname={nickname} />),
          fact(t('reportPublished'), momentOr(reported.publishedAt)),
          fact(t('reportNewest'), momentOr(reported.newestAt)),
          fact(t('reportCount'), reported.reportCount),
          fact(t('reportReasons'), <Reasons of={reported.reasons} />, under ? 1 : 2),
          ...(under ? [fact(t('reportUnder'), under.title)] : []),
          ...(isDecided
            ? [
                fact(t('reportDecidedAt'), momentOr(reported.decidedAt)),
                fact(t('reportDecidedBy'), reported.decidedBy || '–'),
                fact(t('reportDecision'), reported.decision || '–'),
              ]
            : []),
        ]}
      >
        {contentState === 'gone' && state === 'open' && <Alert type="info" showIcon title={t('reportGone')} />}
        {contentState === 'shown' && state === 'takenDown' && <Alert type="info" showIcon title={t('reportAgain')} />}
      </DetailHead>
      {dialog}
    </>
  );
}

/** What customers saw, with its pictures. */
function Content({ reported: { title, kind, text, pictures } }: { reported: Reported }) {
  const { t } = useTexts();
  if (title === '' && text === '') return <Empty description={t('reportDeleted')} />;
  return (
    <article className={styles.seen}>
      {kind === 'article' && <h2>{title}</h2>}
      <p className={styles.text}>{text}</p>
      <div className={styles.pictures}>
        {pictures.map((src) => (
          <a key={src} href={src} target="_blank" rel="noreferrer">
            <img src={pictureAt(src, 375)} alt="" />
          </a>
        ))}
      </div>
    </article>
  );
}

function ReportList({ reports }: { reports: Reported['reports'] }) {
  const { t, say } = useTexts();
  return (
    <Table
      rowKey="accountId"
      size="small"
      pagination={reports.length > 20 ? { pageSize: 20, showSizeChanger: false } : false}
      dataSource={reports}
      columns={[
        {
          title: t('reportReporter'),
          key: 'reporter',
          render: (_, { accountId, nickname }) => <Link to={`/customers/${accountId}`}>{nickname || accountId}</Link>,
        },
        {
          title: t('reportReason'),
          dataIndex: 'reason',
          render: (reason: Reported['reports'][number]['reason']) => say(reportReasonWords[reason]),
        },
        { title: t('reportNote'), dataIndex: 'note', render: (note: string) => note || '–' },
        { title: t('reportAt'), dataIndex: 'createdAt', render: momentOr },
      ]}
    />
  );
}
