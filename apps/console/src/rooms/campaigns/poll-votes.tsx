import type { StaffPollData } from '@voltfront/contract';
import { may } from '@voltfront/contract/permissions';
import { Button, Card, Form, Input, Progress, Skeleton, Space, Table, Tag } from 'antd';
import { useState } from 'react';
import { call } from '../../api/call';
import { useCall } from '../../api/use-call';
import { useSelf } from '../../frame/self';
import { FailedState } from '../../frame/states';
import { useTexts } from '../../texts/texts';
import { DetailPage } from '../../ui/detail';
import { momentOr } from '../../ui/moments';
import { ReasonDialog, type Submitted } from '../../ui/reason-dialog';

type Question = StaffPollData['questions'][number];
type Option = Question['options'][number];

/** Votes of a poll by option, and people whose votes are taken out until the draw. */
export function PollVotes({ slug }: { slug: string }) {
  const { t } = useTexts();
  const poll = useCall('GET /api/mpmkt/v1/staff/campaign/poll', { slug });
  if (poll.isPending) return <Skeleton active />;
  if (poll.isError) return <FailedState error={poll.error} retry={() => void poll.refetch()} />;
  const { questions, excluded, drawing } = poll.data;
  return (
    <DetailPage>
      <Space wrap>
        {excluded > 0 ? <Tag>{t('pollExcluded', { n: excluded })}</Tag> : null}
        {drawing ? (
          <Tag color={drawing.done ? 'default' : 'processing'}>
            {drawing.done
              ? t('pollDrawn', { n: drawing.done.entrants })
              : t('pollDrawsAt', { at: momentOr(drawing.at) })}
          </Tag>
        ) : null}
        {drawing?.done ? null : <Exclude slug={slug} />}
      </Space>
      {questions.map((question) => (
        <Votes key={question.key} question={question} />
      ))}
    </DetailPage>
  );
}

function Votes({ question: { title, state, votes, options } }: { question: Question }) {
  const { t } = useTexts();
  const states = { soon: t('pollQuestionSoon'), open: t('pollQuestionOpen'), closed: t('pollQuestionClosed') };
  const shareOf = (own: number) => (votes === 0 ? 0 : Math.round((own * 1000) / votes) / 10);
  return (
    <Card title={title} extra={<Tag color={state === 'open' ? 'success' : 'default'}>{states[state]}</Tag>}>
      <Table
        size="small"
        pagination={false}
        rowKey="key"
        dataSource={options}
        columns={[
          {
            title: t('pollOption'),
            dataIndex: 'title',
            render: (name: string, { isWinner }: Option) => (
              <Space>
                {name}
                {isWinner ? <Tag color="gold">{t('pollWinner')}</Tag> : null}
              </Space>
            ),
          },
          { title: t('pollCounted'), dataIndex: 'votes', align: 'right' },
          {
            title: t('pollShare'),
            key: 'share',
            width: 240,
            render: (_, { votes: own }) => <Progress size="small" percent={shareOf(own)} />,
          },
        ]}
      />
    </Card>
  );
}

/** Takes the votes of a phone number out. */
function Exclude({ slug }: { slug: string }) {
  const { t } = useTexts();
  const [isOpen, setOpen] = useState(false);
  if (!may(useSelf(), 'campaigns.change')) return null;
  const submit = ({ fields, reason, idempotencyKey }: Submitted) => {
    const body = { slug, mobile: String(fields.mobile), reason };
    return call('POST /api/mpmkt/v1/staff/campaign/poll/exclude', { body, reason, idempotencyKey });
  };
  return (
    <>
      <Button danger onClick={() => setOpen(true)}>
        {t('pollExclude')}
      </Button>
      {isOpen ? (
        <ReasonDialog
          title={t('pollExclude')}
          hint={t('pollExcludeHint')}
          isDanger
          submit={submit}
          close={() => setOpen(false)}
        >
          <Form.Item
            name="mobile"
            label={t('pollMobile')}
            rules={[{ required: true, pattern: /^1\d{10}$/, message: t('pollMobileWrong') }]}
          >
            <Input maxLength={11} inputMode="numeric" />
          </Form.Item>
        </ReasonDialog>
      ) : null}
    </>
  );
}
