import { percentages } from '@voltfront/rules/vote/ballot';
import { Card, Select, Skeleton, Table } from 'antd';
import { useState } from 'react';
import { call } from '../../api/call';
import { useCall } from '../../api/use-call';
import { FailedState } from '../../frame/states';
import { voteStageWords } from '../../texts/activity-words';
import { useTexts } from '../../texts/texts';
import { type Action, useActions } from '../../ui/actions';
import { DetailHead, DetailPage, fact } from '../../ui/detail';
import { momentOr } from '../../ui/moments';
import { WordTag } from '../../ui/word-tag';
import { saveVote, type Vote, VoteFields, voteValues } from './vote-fields';

/** A vote: what can be done with it, and the results of one of its periods. */
export function VoteDetail({ id }: { id: string }) {
  const { t } = useTexts();
  const [period, setPeriod] = useState<number>();
  const vote = useCall(
    'GET /api/mpmkt/v1/staff/vote',
    { voteId: id, ...(period ? { period } : {}) },
    { isPaged: true },
  );
  if (vote.isPending) return <Skeleton active paragraph={{ rows: 12 }} />;
  if (vote.isError) return <FailedState error={vote.error} retry={() => void vote.refetch()} />;
  const { data } = vote;
  const periods = Array.from({ length: data.periodCount }, (_, index) => index + 1);
  return (
    <DetailPage>
      <Head vote={data} />
      <Card
        title={`${t('voteResults')} · ${t('voteBallots')} ${data.periodBallots}`}
        extra={
          data.periodCount > 1 ? (
            <Select
              value={data.period}
              onChange={setPeriod}
              options={periods.map((n) => ({ value: n, label: t('votePeriodOf', { n }) }))}
            />
          ) : null
        }
      >
        {data.questions.map((question) => (
          <Results key={question.questionId} vote={data} question={question} />
        ))}
      </Card>
    </DetailPage>
  );
}

const needs = 'campaigns.change' as const;

function useHeadActions(): Action<Vote>[] {
  const { t } = useTexts();
  const show = (isVisible: boolean): Action<Vote> => ({
    key: isVisible ? 'show' : 'hide',
    label: t(isVisible ? 'voteShow' : 'voteHide'),
    hint: t(isVisible ? 'voteShowHint' : 'voteHideHint'),
    isMain: isVisible,
    isDanger: !isVisible,
    needs,
    isFor: (vote) => vote.isVisible !== isVisible,
    run: ({ voteId }, { reason }) =>
      call('POST /api/mpmkt/v1/staff/vote/show', { body: { voteId, isVisible }, reason }),
  });
  const step = (name: 'open' | 'close'): Action<Vote> => ({
    key: name,
    label: t(name === 'open' ? 'voteOpenNow' : 'voteCloseNow'),
    ...(name === 'close' ? { hint: t('voteCloseHint') } : {}),
    needs,
    isFor: ({ stage }) => stage === (name === 'open' ? 'announced' : 'open'),
    run: ({ voteId }, { reason }) =>
      call('POST /api/mpmkt/v1/staff/vote/step', { body: { voteId, step: name }, reason }),
  });
  return [
    show(true),
    step('open'),
    step('close'),
    {
      key: 'edit',
      label: t('activityEdit'),
      hint: t('voteFixedHint'),
      width: 760,
      needs,
      fields: () => <VoteFields />,
      initial: voteValues,
      run: saveVote,
    },
    show(false),
  ];
}

function Head({ vote }: { vote: Vote }) {
  const { t } = useTexts();
  const { buttons, dialog } = useActions(useHeadActions());
  return (
    <>
      <DetailHead
        title={vote.title}
        tags={<WordTag of={voteStageWords[vote.stage]} />}
        buttons={buttons(vote)}
        facts={[
          fact(t('voteTime'), `${momentOr(vote.startsAt)} ~ ${momentOr(vote.endsAt)}`),
          fact(t('votePeriodDays'), vote.periodDays ?? t('votePeriodNone')),
          fact(t('votePoints'), vote.points),
          fact(t('voteBallots'), vote.ballotCount),
        ]}
      />
      {dialog}
    </>
  );
}

/** Votes for the candidates of one question, and their share. */
function Results({ vote, question }: { vote: Vote; question: Vote['questions'][number] }) {
  const { t } = useTexts();
  const { questionId, title, mostChoices, options } = question;
  const counts = options.map(({ optionId }) => vote.results[questionId]?.[optionId] ?? 0);
  const shares = percentages(counts);
  return (
    <Table
      size="small"
      rowKey="optionId"
      pagination={false}
      title={() => `${title}（${t('voteMost')} ${mostChoices}）`}
      dataSource={options.map((option, index) => ({ ...option, count: counts[index], share: `${shares[index]}%` }))}
      columns={[
        { title: t('voteCandidate'), dataIndex: 'name', width: '50%' },
        { title: t('voteBallots'), dataIndex: 'count', align: 'right' },
        { title: t('voteShare'), dataIndex: 'share', align: 'right' },
      ]}
    />
  );
}
