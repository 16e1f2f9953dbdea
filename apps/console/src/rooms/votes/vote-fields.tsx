import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import type { BodyInputOf, ReplyOf } from '@voltfront/contract';
import { may } from '@voltfront/contract/permissions';
import { Button, Card, Form, Input, InputNumber } from 'antd';
import { useState } from 'react';
import { call } from '../../api/call';
import { randomText } from '../../api/sign';
import { go } from '../../app/route';
import { useSelf } from '../../frame/self';
import { useTexts } from '../../texts/texts';
import {
  changedText,
  momentsOf,
  ParagraphsItem,
  PictureItem,
  SpanItem,
  sameMinute,
  spanOf,
} from '../../ui/event-fields';
import { ReasonDialog, type Submitted } from '../../ui/reason-dialog';
import styles from './votes.module.css';

export type Vote = ReplyOf<'GET /api/mpmkt/v1/staff/vote'>;
const SAVE = 'POST /api/mpmkt/v1/staff/vote/save';
type Body = BodyInputOf<typeof SAVE>;

/** Ids of candidates and questions are made here: ballots name them. */
const newId = () => randomText(8);

/** Everything of a vote. */
export function VoteFields() {
  const { t } = useTexts();
  const wanted = [{ required: true, message: t('wanted') }];
  return (
    <>
      <Form.Item name="title" label={t('activityTitle')} rules={[{ required: true, min: 2, message: t('wanted') }]}>
        <Input maxLength={40} />
      </Form.Item>
      <SpanItem name="time" label="voteTime" />
      <Form.Item name="periodDays" label={t('votePeriodDays')}>
        <InputNumber min={1} max={90} precision={0} placeholder={t('votePeriodNone')} />
      </Form.Item>
      <Form.Item name="points" label={t('votePoints')} rules={wanted}>
        <InputNumber min={0} max={1000} precision={0} />
      </Form.Item>
      <Form.List name="questions">
        {(questions, { add, remove }) => (
          <div className={styles.questions}>
            {questions.map(({ key, name }) => (
              <Card
                key={key}
                size="small"
                extra={
                  questions.length > 1 ? (
                    <Button
                      type="text"
                      icon={<DeleteOutlined />}
                      aria-label={t('voteRemove')}
                      onClick={() => remove(name)}
                    />
                  ) : null
                }
              >
                <Form.Item name={[name, 'title']} label={t('voteQuestion')} rules={wanted}>
                  <Input maxLength={40} />
                </Form.Item>
                <Form.Item name={[name, 'mostChoices']} label={t('voteMost')} rules={wanted}>
                  <InputNumber min={1} max={3} precision={0} />
                </Form.Item>
                <Candidates question={name} />
              </Card>
            ))}
            <Button icon={<PlusOutlined />} disabled={questions.length >= 10} onClick={() => add(newQuestion())}>
              {t('voteAddQuestion')}
            </Button>
          </div>
        )}
      </Form.List>
      <PictureItem name="cover" label="activityCover" />
      <ParagraphsItem />
    </>
  );
}

const newCandidate = () => ({ optionId: newId(), name: '', picture: '' });
const newQuestion = () => ({
  questionId: newId(),
  title: '',
  mostChoices: 1,
  options: [newCandidate(), newCandidate()],
});

function Candidates({ question }: { question: number }) {
  const { t } = useTexts();
  return (
    <Form.List name={[question, 'options']}>
      {(options, { add, remove }) => (
        <>
          {options.map(({ key, name }) => (
            <div key={key} className={styles.candidate}>
              <Form.Item
                name={[name, 'name']}
                label={t('voteCandidateName')}
                rules={[{ required: true, message: t('wanted') }]}
              >
                <Input maxLength={20} />
              </Form.Item>
              <PictureItem name={[name, 'picture']} label="votePicture" />
              <Button
                type="text"
                icon={<DeleteOutlined />}
                disabled={options.length <= 2}
                aria-label={t('voteRemove')}
                onClick={() => remove(name)}
              />
            </div>
          ))}
          <Button type="dashed" block disabled={options.length >= 8} onClick={() => add(newCandidate())}>
            {t('voteAddCandidate')}
          </Button>
        </>
      )}
    </Form.List>
  );
}

/** A vote as the fields take it; a new one without any. */
export function voteValues(vote: Vote | null): Record<string, unknown> {
  if (!vote) return { points: 10, questions: [newQuestion()] };
  const { title, startsAt, endsAt, periodDays, points, questions, cover, text } = vote;
  return { title, time: spanOf(startsAt, endsAt), periodDays, points, questions, cover, text };
}

/** Saves what the fields say. */
export function saveVote(vote: Vote | null, { fields, reason, idempotencyKey }: Submitted) {
  const { title, periodDays, points, questions, cover } = fields as unknown as Body;
  const [startsAt, endsAt] = momentsOf(fields.time);
  const body: Body = {
    ...(vote ? { voteId: vote.voteId } : {}),
    ...{ title, points, questions, cover, periodDays: periodDays ?? null },
    startsAt: sameMinute(vote?.startsAt, startsAt),
    endsAt: sameMinute(vote?.endsAt, endsAt),
    text: vote ? changedText(vote.text, fields.text) : String(fields.text ?? ''),
  };
  return call(SAVE, { body, reason, idempotencyKey });
}

/** Makes a hidden vote and opens it. */
export function NewVote() {
  const { t } = useTexts();
  const [isOpen, setOpen] = useState(false);
  if (!may(useSelf(), 'campaigns.change')) return null;
  return (
    <>
      <Button type="primary" icon={<PlusOutlined />} onClick={() => setOpen(true)}>
        {t('voteNew')}
      </Button>
      {isOpen ? (
        <ReasonDialog
          title={t('voteNew')}
          asks="nothing"
          width={760}
          initial={voteValues(null)}
          submit={async (submitted) => go(`/votes/${(await saveVote(null, submitted)).voteId}`)}
          close={() => setOpen(false)}
        >
          <VoteFields />
        </ReasonDialog>
      ) : null}
    </>
  );
}
