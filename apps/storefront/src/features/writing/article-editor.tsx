import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { lacksOf, MOST_PICTURES, WRITING_LENGTHS } from '@voltfront/rules/writing/writing-moves';
import { useState } from 'react';
import { apiQuery, uploadImages, useApiMutation } from '@/api';
import { chooseImages } from '@/platform/upload';
import { Button, ErrorState, Field, Select, Skeleton, Text, TextArea, TextField, toast, Upload } from '@/ui';
import { useDraft } from './use-draft';
import styles from './writing.module.css';
import { WRITING, type Writing } from './writing-calls';

const SUBMIT = 'POST /api/mpmkt/v1/community/writing/submit';
const CHOICES = 'GET /api/mpmkt/v1/community/writing/choices';

interface EditorProps {
  /** Missing: a new article. */
  writingId: string | undefined;
  /** It was submitted. */
  onDone: () => void;
}

/** Writes an article, or goes on with a draft. */
export function ArticleEditor({ writingId, onDone }: EditorProps) {
  const draft = useQuery({
    ...apiQuery(WRITING, { writingId: writingId ?? '' }),
    enabled: writingId !== undefined,
    gcTime: 0,
  });
  if (writingId === undefined) return <DraftForm start={null} onDone={onDone} />;
  if (draft.error) return <ErrorState onRetry={() => void draft.refetch()} />;
  if (!draft.data) return <Skeleton variant="detail" />;
  return <DraftForm start={draft.data} onDone={onDone} />;
}

function DraftForm({ start, onDone }: { start: Writing | null; onDone: () => void }) {
  const { fields, change, flush, isSaved } = useDraft(start);
  const [isSending, setSending] = useState(false);
  const submit = useApiMutation(SUBMIT);
  const lacks = lacksOf(fields);
  const send = async () => {
    setSending(true);
    try {
      const writingId = await flush();
      if (writingId === null) return;
      await submit.mutateAsync({ writingId });
      toast(t`已提交，审核结果会通过消息通知您`);
      onDone();
    } catch {
      // The call has shown why; the draft stays.
    } finally {
      setSending(false);
    }
  };
  return (
    <div className={styles.content}>
      <TextField
        label={t`标题`}
        value={fields.title}
        onChange={(title) => change({ title })}
        maxLength={WRITING_LENGTHS.title}
        placeholder={t`请输入标题`}
      />
      <TextArea
        label={t`正文`}
        size="tall"
        value={fields.text}
        onChange={(text) => change({ text })}
        maxLength={WRITING_LENGTHS.text}
        placeholder={t`分享您的用车故事，至少 10 个字`}
      />
      <Field layout="column" label={t`图片（1 至 ${MOST_PICTURES} 张，第一张为封面）`}>
        <Upload
          value={fields.pictures}
          onChange={(pictures) => change({ pictures })}
          max={MOST_PICTURES}
          pick={(count) => chooseImages({ count })}
          send={uploadImages}
        />
      </Field>
      <Subjects {...{ fields, change }} />
      <Text size="small" tone="secondary">
        {isSaved ? t`草稿已自动保存` : t`停止输入后自动保存为草稿`}
      </Text>
      <div className={styles.actions}>
        <Button block disabled={lacks.length > 0} loading={isSending} onClick={send}>
          {t`提交审核`}
        </Button>
      </div>
    </div>
  );
}

/** What the article is about. */
function Subjects({ fields, change }: Pick<ReturnType<typeof useDraft>, 'fields' | 'change'>) {
  const { data } = useQuery(apiQuery(CHOICES));
  const topics = (data?.topics ?? []).map((topic) => ({ key: topic, text: topic }));
  const models = (data?.models ?? []).map(({ modelId, name }) => ({ key: modelId, text: name }));
  return (
    <>
      <Select label={t`话题`} options={topics} value={fields.topic} onChange={(topic) => change({ topic })} />
      <Select label={t`车型`} options={models} value={fields.modelId} onChange={(modelId) => change({ modelId })} />
      <TextField
        label={t`地点`}
        value={fields.place ?? ''}
        onChange={(place) => change({ place: place || null })}
        maxLength={WRITING_LENGTHS.place}
        placeholder={t`选填`}
      />
    </>
  );
}
