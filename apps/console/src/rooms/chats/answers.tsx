import { PlusOutlined } from '@ant-design/icons';
import { may } from '@voltfront/contract/permissions';
import { CHAT_TEXT_MOST } from '@voltfront/rules/chat/chat';
import { Button, Form, Input, InputNumber, Select, Switch } from 'antd';
import { useState } from 'react';
import { call } from '../../api/call';
import { useSelf } from '../../frame/self';
import { answerWords } from '../../texts/chat-words';
import { useTexts } from '../../texts/texts';
import type { Action } from '../../ui/actions';
import { ReasonDialog, type Submitted } from '../../ui/reason-dialog';
import { type ItemOf, ResourceTable } from '../../ui/resource-table';
import { WordTag } from '../../ui/word-tag';

const LIST = 'GET /api/mpaccount/v1/staff/chat/answers';
type Answer = ItemOf<typeof LIST>;
const needs = 'chats.change' as const;

/** Answers that customers get by themselves. */
export function Answers() {
  const { t } = useTexts();
  return (
    <ResourceTable
      list={LIST}
      rowKey="answerId"
      tools={() => <NewAnswer />}
      columns={[
        { title: t('replyPosition'), dataIndex: 'position', width: 80 },
        { title: t('replyQuestion'), dataIndex: 'question', width: 220 },
        { title: t('replyText'), dataIndex: 'answer' },
        { title: t('replyKeywords'), dataIndex: 'keywords', render: (words: string[]) => words.join('、') },
        {
          title: t('state'),
          dataIndex: 'isShown',
          render: (isShown: boolean) => <WordTag of={answerWords[isShown ? 'shown' : 'hidden']} />,
        },
      ]}
      actions={useAnswerActions()}
    />
  );
}

function save(answer: Answer | null, { fields, reason, idempotencyKey }: Submitted) {
  const body = {
    answerId: answer?.answerId ?? null,
    seenAt: answer?.updatedAt ?? null,
    question: String(fields.question),
    keywords: (fields.keywords as string[] | undefined) ?? [],
    answer: String(fields.answer),
    position: Number(fields.position ?? 0),
    isShown: fields.isShown !== false,
  };
  return call('POST /api/mpaccount/v1/staff/chat/answer', { body, reason, idempotencyKey });
}

function useAnswerActions(): Action<Answer>[] {
  const { t } = useTexts();
  return [
    {
      key: 'edit',
      label: t('replyEdit'),
      width: 640,
      asks: 'nothing',
      needs,
      fields: () => <AnswerFields />,
      initial: ({ question, keywords, answer, position, isShown }) => ({
        ...{ question, keywords, answer, position, isShown },
      }),
      run: save,
    },
    {
      key: 'remove',
      label: t('replyRemove'),
      isDanger: true,
      needs,
      run: ({ answerId }, { reason, idempotencyKey }) =>
        call('POST /api/mpaccount/v1/staff/chat/answer/remove', { body: { answerId }, reason, idempotencyKey }),
    },
  ];
}

function AnswerFields() {
  const { t } = useTexts();
  const rules = [{ required: true, min: 2, whitespace: true, message: t('wanted') }];
  return (
    <>
      <Form.Item name="question" label={t('replyQuestion')} rules={rules}>
        <Input maxLength={40} showCount />
      </Form.Item>
      <Form.Item name="answer" label={t('replyText')} rules={rules}>
        <Input.TextArea rows={5} maxLength={CHAT_TEXT_MOST} showCount />
      </Form.Item>
      <Form.Item name="keywords" label={t('replyKeywords')} extra={t('replyKeywordsHint')}>
        <Select mode="tags" open={false} maxCount={20} tokenSeparators={[',', '，', '、']} />
      </Form.Item>
      <Form.Item name="position" label={t('replyPosition')} extra={t('replyPositionHint')}>
        <InputNumber min={0} max={1000} precision={0} />
      </Form.Item>
      <Form.Item name="isShown" label={t('replyShown')} valuePropName="checked">
        <Switch />
      </Form.Item>
    </>
  );
}

/** Adds an answer. */
function NewAnswer() {
  const { t } = useTexts();
  const [isOpen, setOpen] = useState(false);
  if (!may(useSelf(), needs)) return null;
  return (
    <>
      <Button type="primary" icon={<PlusOutlined />} onClick={() => setOpen(true)}>
        {t('replyNew')}
      </Button>
      {isOpen ? (
        <ReasonDialog
          title={t('replyNew')}
          width={640}
          asks="nothing"
          initial={{ position: 0, isShown: true }}
          submit={(submitted) => save(null, submitted)}
          close={() => setOpen(false)}
        >
          <AnswerFields />
        </ReasonDialog>
      ) : null}
    </>
  );
}
