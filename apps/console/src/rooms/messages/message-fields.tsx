import { Form, Input, Select } from 'antd';
import { messageKindWords } from '../../texts/people-words';
import { useTexts } from '../../texts/texts';

/** Kind, title, text and page of a message. */
export function MessageFields() {
  const { t, say } = useTexts();
  const wanted = [{ required: true, whitespace: true, message: t('wanted') }];
  return (
    <>
      <Form.Item name="kind" label={t('messageKind')}>
        <Select options={Object.entries(messageKindWords).map(([value, words]) => ({ value, label: say(words) }))} />
      </Form.Item>
      <Form.Item name="title" label={t('messageTitle')} rules={wanted}>
        <Input maxLength={30} showCount />
      </Form.Item>
      <Form.Item name="body" label={t('messageBody')} rules={wanted}>
        <Input.TextArea rows={4} maxLength={500} showCount />
      </Form.Item>
      <Form.Item name="link" label={t('messageLink')}>
        <Input maxLength={200} placeholder={t('messageLinkHint')} />
      </Form.Item>
    </>
  );
}
