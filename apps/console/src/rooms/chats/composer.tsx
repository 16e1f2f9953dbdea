import { PictureOutlined } from '@ant-design/icons';
import type { BodyInputOf } from '@voltfront/contract';
import { CHAT_TEXT_MOST } from '@voltfront/rules/chat/chat';
import { App, Button, Input, Select, Upload } from 'antd';
import { type KeyboardEvent, useRef, useState } from 'react';
import { call } from '../../api/call';
import { randomText } from '../../api/sign';
import { uploadChatPictures } from '../../api/upload';
import { useCall } from '../../api/use-call';
import { useTexts } from '../../texts/texts';
import styles from './chats.module.css';
import { useChange } from './use-chat-desk';

const SEND = 'POST /api/mpaccount/v1/staff/chat/send';
const KEY_LENGTH = 24;
/** Files larger than this (bytes) are refused by the server. */
const MOST_BYTES = 5 * 1024 * 1024;
const MOST_ANSWERS = 50;

type Message = BodyInputOf<typeof SEND>['message'];

/** Where the agent writes: text, a ready answer to begin with, or a picture. What was refused is kept. */
export function Composer({ id }: { id: string }) {
  const { t } = useTexts();
  const { message } = App.useApp();
  const { isBusy, run } = useChange();
  const [text, setText] = useState('');
  // The same for a text until it was sent, so that pressing again after a lost answer adds nothing.
  const clientKey = useRef(randomText(KEY_LENGTH));
  const answers = useCall('GET /api/mpaccount/v1/staff/chat/answers', { size: MOST_ANSWERS });
  const send = (content: Message, key: string) =>
    run(() => call(SEND, { body: { conversationId: id, clientKey: key, message: content } }));
  const sendText = async () => {
    const words = text.trim();
    if (words === '' || isBusy) return;
    if (!(await send({ kind: 'text', text: words }, clientKey.current))) return;
    clientKey.current = randomText(KEY_LENGTH);
    setText('');
  };
  const sendPicture = async (file: File) => {
    if (file.size > MOST_BYTES) return void message.error(t('photoTooLarge'));
    let picture: string | undefined;
    const isUploaded = await run(async () => {
      [picture] = await uploadChatPictures([file]);
    });
    if (isUploaded && picture) await send({ kind: 'picture', picture }, randomText(KEY_LENGTH));
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void sendText();
  };
  return (
    <div className={styles.composer}>
      <div className={styles.tools}>
        <Select
          className={styles.quick ?? ''}
          placeholder={t('chatQuick')}
          value={null}
          showSearch
          optionFilterProp="label"
          options={(answers.data?.items ?? []).map(({ answerId, question }) => ({ value: answerId, label: question }))}
          onChange={(answerId: string | null) =>
            setText(answers.data?.items.find((each) => each.answerId === answerId)?.answer ?? text)
          }
        />
        <Upload
          accept="image/*"
          showUploadList={false}
          disabled={isBusy}
          beforeUpload={(file) => {
            void sendPicture(file);
            return false;
          }}
        >
          <Button icon={<PictureOutlined />} aria-label={t('chatPicture')} />
        </Upload>
      </div>
      <Input.TextArea
        value={text}
        rows={3}
        maxLength={CHAT_TEXT_MOST}
        placeholder={t('chatWrite')}
        aria-label={t('chatWrite')}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={onKey}
      />
      <Button type="primary" loading={isBusy} disabled={text.trim() === ''} onClick={() => void sendText()}>
        {t('chatSend')}
      </Button>
    </div>
  );
}
