import type { StaffQuizData } from '@voltfront/contract';
import { may } from '@voltfront/contract/permissions';
import { Button, Card, Form, InputNumber, Radio, Select, Skeleton, Space, Table, Tag, Typography } from 'antd';
import { useState } from 'react';
import { call } from '../../api/call';
import { useCall } from '../../api/use-call';
import { useSelf } from '../../frame/self';
import { FailedState } from '../../frame/states';
import { matchStateWords } from '../../texts/quiz-words';
import { useTexts } from '../../texts/texts';
import { DetailPage } from '../../ui/detail';
import { momentOr } from '../../ui/moments';
import { ReasonDialog, type Submitted } from '../../ui/reason-dialog';
import { WordTag } from '../../ui/word-tag';

type Match = StaffQuizData['matches'][number];
type Champion = NonNullable<StaffQuizData['champion']>;

/** Matches of a campaign of predictions with what was predicted, and their results to be entered. */
export function QuizResults({ slug }: { slug: string }) {
  const { t } = useTexts();
  const [entering, enter] = useState<Match | 'champion' | null>(null);
  const mayEnter = may(useSelf(), 'campaigns.change');
  const quiz = useCall('GET /api/mpmkt/v1/staff/campaign/quiz', { slug });
  if (quiz.isPending) return <Skeleton active />;
  if (quiz.isError) return <FailedState error={quiz.error} retry={() => void quiz.refetch()} />;
  const { matches, champion } = quiz.data;
  return (
    <DetailPage>
      {champion ? <ChampionCard champion={champion} enter={mayEnter ? () => enter('champion') : null} /> : null}
      <Card>
        <Table
          size="small"
          pagination={false}
          scroll={{ x: 'max-content' }}
          rowKey="key"
          dataSource={matches}
          columns={[
            { title: t('quizKickOff'), dataIndex: 'kicksOffAt', render: (at: number | null) => momentOr(at) },
            { title: t('quizPhase'), dataIndex: 'phase' },
            { title: t('quizMatch'), dataIndex: 'title' },
            { title: t('quizState'), key: 'state', render: (_, { state }) => <WordTag of={matchStateWords[state]} /> },
            { title: t('quizPeople'), dataIndex: 'people', align: 'right' },
            {
              title: t('quizShares'),
              key: 'shares',
              render: (_, { people, shares }) => (people === 0 ? '—' : shares.map((share) => `${share}%`).join(' / ')),
            },
            { title: t('quizEntered'), key: 'entered', render: (_, match) => <Entered match={match} /> },
            ...(mayEnter
              ? [{ key: 'enter', render: (_: unknown, match: Match) => <EnterButton match={match} enter={enter} /> }]
              : []),
          ]}
        />
      </Card>
      {entering === 'champion' && champion ? (
        <WinnerDialog slug={slug} champion={champion} close={() => enter(null)} />
      ) : null}
      {entering !== null && entering !== 'champion' ? (
        <ResultDialog slug={slug} match={entering} close={() => enter(null)} />
      ) : null}
    </DetailPage>
  );
}

/** Whether what was entered counts: it can be corrected until then. */
const isFixed = ({ state }: Match) => state === 'scored' || state === 'void';

function Entered({ match }: { match: Match }) {
  const { t } = useTexts();
  const { entered, unsettled } = match;
  if (!entered) return '—';
  const { isVoid, result, scoresAt } = entered;
  return (
    <Space wrap>
      <b>{isVoid || !result ? t('quizVoid') : `${result.score.home} : ${result.score.away}`}</b>
      {isFixed(match) ? null : <Tag color="processing">{t('quizCountsAt', { at: momentOr(scoresAt) })}</Tag>}
      {unsettled > 0 ? <Tag color="warning">{t('quizUnsettled', { n: unsettled })}</Tag> : null}
    </Space>
  );
}

function EnterButton({ match, enter }: { match: Match; enter: (match: Match) => void }) {
  const { t } = useTexts();
  if (isFixed(match)) return null;
  return (
    <Button size="small" onClick={() => enter(match)}>
      {t(match.entered ? 'quizCorrect' : 'quizEnter')}
    </Button>
  );
}

function ResultDialog({ slug, match, close }: { slug: string; match: Match; close: () => void }) {
  const { t } = useTexts();
  const { entered } = match;
  const submit = ({ fields, reason, idempotencyKey }: Submitted) => {
    const { how, home, away, first } = fields as { how: string; home: number; away: number; first: 'home' };
    const result = how === 'void' ? null : { score: { home, away }, first };
    const body = { slug, match: match.key, result };
    return call('POST /api/mpmkt/v1/staff/campaign/quiz/result', { body, reason, idempotencyKey });
  };
  const goals = (name: string, label: string) => (
    <Form.Item name={name} label={label} rules={[{ required: true }]}>
      <InputNumber min={0} max={9} precision={0} />
    </Form.Item>
  );
  return (
    <ReasonDialog
      title={`${t('quizEnterResult')} · ${match.title}`}
      hint={t('quizEnterHint')}
      asks="note"
      initial={{
        how: entered?.isVoid ? 'void' : 'played',
        ...(entered?.result && { ...entered.result.score, first: entered.result.first }),
      }}
      submit={submit}
      close={close}
    >
      <Form.Item name="how" label={t('quizHow')}>
        <Radio.Group
          options={[
            { value: 'played', label: t('quizPlayed') },
            { value: 'void', label: t('quizVoid') },
          ]}
        />
      </Form.Item>
      <Form.Item noStyle dependencies={['how']}>
        {({ getFieldValue }) =>
          getFieldValue('how') === 'void' ? null : (
            <>
              {goals('home', t('quizHomeGoals'))}
              {goals('away', t('quizAwayGoals'))}
              <Form.Item name="first" label={t('quizFirst')} rules={[{ required: true }]}>
                <Select
                  options={[
                    { value: 'home', label: t('quizFirstHome') },
                    { value: 'away', label: t('quizFirstAway') },
                    { value: 'none', label: t('quizFirstNone') },
                  ]}
                />
              </Form.Item>
            </>
          )
        }
      </Form.Item>
    </ReasonDialog>
  );
}

function ChampionCard({ champion, enter }: { champion: Champion; enter: (() => void) | null }) {
  const { t } = useTexts();
  const { sides, until, people, entered } = champion;
  const winner = sides.find(({ key }) => key === entered?.winner)?.title;
  const isFixed = entered !== null && entered.scoresAt <= Date.now();
  return (
    <Card
      title={t('quizChampion')}
      extra={
        enter && !isFixed ? (
          <Button size="small" onClick={enter}>
            {t(entered ? 'quizCorrect' : 'quizEnter')}
          </Button>
        ) : null
      }
    >
      <Space wrap>
        <Typography.Text>{t('quizChampionLine', { n: people, at: momentOr(until) })}</Typography.Text>
        {winner ? <b>{winner}</b> : null}
        {entered && !isFixed ? (
          <Tag color="processing">{t('quizCountsAt', { at: momentOr(entered.scoresAt) })}</Tag>
        ) : null}
      </Space>
    </Card>
  );
}

function WinnerDialog({ slug, champion, close }: { slug: string; champion: Champion; close: () => void }) {
  const { t } = useTexts();
  const submit = ({ fields, reason, idempotencyKey }: Submitted) =>
    call('POST /api/mpmkt/v1/staff/campaign/quiz/winner', {
      body: { slug, side: String(fields.side) },
      reason,
      idempotencyKey,
    });
  return (
    <ReasonDialog
      title={t('quizEnterWinner')}
      hint={t('quizEnterHint')}
      asks="note"
      initial={{ side: champion.entered?.winner }}
      submit={submit}
      close={close}
    >
      <Form.Item name="side" label={t('quizChampion')} rules={[{ required: true }]}>
        <Select
          showSearch
          optionFilterProp="label"
          options={champion.sides.map(({ key, title }) => ({ value: key, label: title }))}
        />
      </Form.Item>
    </ReasonDialog>
  );
}
