import { Card, Form, Image, Input, Radio, Table } from 'antd';
import { call } from '../../api/call';
import { useTexts } from '../../texts/texts';
import { type Action, useActions } from '../../ui/actions';
import { momentOr } from '../../ui/moments';
import { pictureAt } from '../../ui/picture';
import styles from '../../ui/ui.module.css';
import type { InspectionData } from './inspection-detail';

type Question = InspectionData['questions'][number];

function useAnswer(orderNo: string): Action<Question>[] {
  const { t } = useTexts();
  return [
    {
      key: 'answer',
      label: t('answerQuestion'),
      hint: t('answerHint'),
      isMain: true,
      asks: 'nothing',
      needs: 'handovers.change',
      isFor: ({ answer }) => answer === null,
      initial: () => ({ state: 'passed' }),
      fields: ({ itemName, text }) => (
        <>
          <p>
            <b>{itemName}</b> {text}
          </p>
          <Form.Item
            name="answer"
            label={t('answerText')}
            rules={[{ required: true, min: 2, whitespace: true, message: t('wanted') }]}
          >
            <Input.TextArea rows={3} maxLength={300} showCount />
          </Form.Item>
          <Form.Item name="state" label={t('itemNow')}>
            <Radio.Group
              options={[
                { value: 'passed', label: t('passed') },
                { value: 'failed', label: t('failedItem') },
              ]}
            />
          </Form.Item>
          <RemarkField />
        </>
      ),
      run: ({ questionId }, { fields }) =>
        call('POST /api/mporder/v1/staff/handovers/inspection/answer', {
          body: {
            orderNo,
            questionId,
            answer: String(fields.answer),
            isPassed: fields.state === 'passed',
            remark: String(fields.remark ?? '').trim(),
          },
        }),
    },
  ];
}

function RemarkField() {
  const { t } = useTexts();
  const state = Form.useWatch<string>('state');
  return (
    <Form.Item
      name="remark"
      label={t('remark')}
      rules={state === 'failed' ? [{ required: true, whitespace: true, message: t('remarkWanted') }] : []}
    >
      <Input maxLength={200} />
    </Form.Item>
  );
}

/** What the customer asks about the report, each with its answer. */
export function Questions({ inspection: { orderNo, questions } }: { inspection: InspectionData }) {
  const { t } = useTexts();
  const { buttons, dialog } = useActions(useAnswer(orderNo), 'small');
  return (
    <Card title={t('questions')}>
      <Table
        size="small"
        pagination={false}
        rowKey="questionId"
        dataSource={questions}
        columns={[
          { title: t('checkedItem'), dataIndex: 'itemName' },
          {
            title: t('questions'),
            key: 'text',
            render: (_, { text, pictures }) => (
              <>
                {text}
                {pictures.length > 0 ? (
                  <div className={styles.pictures}>
                    <Image.PreviewGroup>
                      {pictures.map((picture) => (
                        <Image key={picture} width={64} src={pictureAt(picture, 160)} preview={{ src: picture }} />
                      ))}
                    </Image.PreviewGroup>
                  </div>
                ) : null}
              </>
            ),
          },
          { title: t('askedAt'), dataIndex: 'askedAt', render: momentOr },
          { title: t('answerQuestion'), key: 'answer', render: (_, question) => question.answer ?? buttons(question) },
        ]}
      />
      {dialog}
    </Card>
  );
}
