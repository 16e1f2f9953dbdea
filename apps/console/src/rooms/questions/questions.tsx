import { PlusOutlined } from '@ant-design/icons';
import { may } from '@voltfront/contract/permissions';
import { Button, Form, Input } from 'antd';
import { useState } from 'react';
import { call } from '../../api/call';
import { useSelf } from '../../frame/self';
import { questionStateWords } from '../../texts/paper-words';
import { useTexts } from '../../texts/texts';
import type { Action } from '../../ui/actions';
import { ReasonDialog, type Submitted } from '../../ui/reason-dialog';
import { type ItemOf, ResourceTable } from '../../ui/resource-table';
import { WordTag } from '../../ui/word-tag';
import styles from './questions.module.css';

const LIST = 'GET /api/mpmkt/v1/staff/search/questions';
type Question = ItemOf<typeof LIST>;
const needs = 'content.change' as const;

/** Questions that the search answers. */
export function Questions() {
  const { t, say } = useTexts();
  return (
    <ResourceTable
      list={LIST}
      rowKey="questionId"
      tools={() => <NewQuestion />}
      filters={[
        { kind: 'text', name: 'words', label: t('questionWords') },
        {
          kind: 'choice',
          name: 'state',
          label: t('state'),
          options: Object.entries(questionStateWords).map(([value, [zh, en]]) => ({ value, label: say([zh, en]) })),
        },
      ]}
      columns={[
        {
          title: t('question'),
          key: 'question',
          render: (_, { question, answer }) => (
            <div className={styles.question}>
              <b>{question}</b>
              <p>{answer}</p>
            </div>
          ),
        },
        {
          title: t('state'),
          dataIndex: 'isRetired',
          render: (isRetired: boolean) => <WordTag of={questionStateWords[isRetired ? 'retired' : 'found']} />,
        },
      ]}
      actions={useQuestionActions()}
    />
  );
}

function save(question: Question | null, { fields, reason, idempotencyKey }: Submitted) {
  const body = {
    ...(question && { questionId: question.questionId }),
    edit: question?.edit ?? 0,
    question: String(fields.question),
    answer: String(fields.answer),
  };
  return call('POST /api/mpmkt/v1/staff/search/question/save', { body, reason, idempotencyKey });
}

function useQuestionActions(): Action<Question>[] {
  const { t } = useTexts();
  const turn = (isRetired: boolean): Action<Question> => ({
    key: isRetired ? 'retire' : 'putBack',
    label: t(isRetired ? 'questionRetire' : 'questionPutBack'),
    ...(isRetired && { hint: t('questionRetireHint') }),
    isDanger: isRetired,
    needs,
    isFor: (question) => question.isRetired !== isRetired,
    run: ({ questionId, edit }, { reason }) =>
      call('POST /api/mpmkt/v1/staff/search/question/retire', { body: { questionId, edit, isRetired }, reason }),
  });
  return [
    {
      key: 'edit',
      label: t('questionEdit'),
      width: 640,
      needs,
      fields: () => <QuestionFields />,
      initial: ({ question, answer }) => ({ question, answer }),
      run: save,
    },
    turn(true),
    turn(false),
  ];
}

function QuestionFields() {
  const { t } = useTexts();
  const rules = [{ required: true, min: 2, whitespace: true, message: t('wanted') }];
  return (
    <>
      <Form.Item name="question" label={t('question')} rules={rules}>
        <Input maxLength={60} showCount />
      </Form.Item>
      <Form.Item name="answer" label={t('questionAnswer')} rules={rules}>
        <Input.TextArea rows={6} maxLength={500} showCount />
      </Form.Item>
    </>
  );
}

/** Adds a question that is found at once. */
function NewQuestion() {
  const { t } = useTexts();
  const [isOpen, setOpen] = useState(false);
  if (!may(useSelf(), needs)) return null;
  return (
    <>
      <Button type="primary" icon={<PlusOutlined />} onClick={() => setOpen(true)}>
        {t('questionNew')}
      </Button>
      {isOpen ? (
        <ReasonDialog
          title={t('questionNew')}
          asks="nothing"
          width={640}
          submit={(submitted) => save(null, submitted)}
          close={() => setOpen(false)}
        >
          <QuestionFields />
        </ReasonDialog>
      ) : null}
    </>
  );
}
