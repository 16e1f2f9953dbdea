import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { WRITING_LENGTHS } from '@voltfront/rules/writing/writing-moves';
import { useState } from 'react';
import { apiQuery, useApiMutation } from '@/api';
import { navigate } from '@/navigation';
import { Button, ErrorState, modal, NoticeBar, Picture, Skeleton, Stack, Text, TextArea, toast } from '@/ui';
import { State } from './my-articles';
import styles from './writing.module.css';
import { refreshWritings, WRITING, type Writing, type WritingLine } from './writing-calls';

const SHORTEST_APPEAL = 5;
const PICTURE_PX = 342;

export interface ArticleReaderProps {
  writingId: string;
  /** It is no longer there. */
  onDone: () => void;
  /** A page is about to be opened. */
  onLeave: () => void;
  /** It is a draft again. */
  onEdit: (line: Pick<WritingLine, 'writingId' | 'state'>) => void;
}

/** A submitted article of one's own: what staff said about it, and what can be done. */
export function ArticleReader({ writingId, ...handlers }: ArticleReaderProps) {
  const read = useQuery(apiQuery(WRITING, { writingId }));
  if (read.error) return <ErrorState onRetry={() => void read.refetch()} />;
  if (!read.data) return <Skeleton variant="detail" />;
  const { title, text, pictures, state, reason } = read.data;
  return (
    <div className={styles.content}>
      {reason && <NoticeBar>{t`原因：${reason}`}</NoticeBar>}
      <div className={styles.head}>
        <div className={styles.title}>{title}</div>
        <State state={state} />
      </div>
      <Text leading="body" className={styles.text}>
        {text}
      </Text>
      {pictures.map((src, at) => (
        <Picture key={src} src={src} width={PICTURE_PX} aspect={1.5} alt={t`图片 ${at + 1}`} />
      ))}
      {read.data.canAppeal && <Appeal writingId={writingId} />}
      <ReaderActions writing={read.data} {...handlers} />
    </div>
  );
}

/** The one appeal against a refusal. */
function Appeal({ writingId }: { writingId: string }) {
  const [text, setText] = useState('');
  const appeal = useApiMutation('POST /api/mpmkt/v1/community/writing/appeal');
  const send = async () => {
    try {
      await appeal.mutateAsync({ writingId, text: text.trim() });
      toast(t`申诉已提交`);
      refreshWritings();
    } catch {
      // The call has shown why.
    }
  };
  return (
    <>
      <TextArea
        label={t`申诉说明`}
        value={text}
        onChange={setText}
        maxLength={WRITING_LENGTHS.appeal}
        placeholder={t`每篇文章可申诉一次，请说明理由`}
      />
      <Button
        block
        variant="secondary"
        disabled={text.trim().length < SHORTEST_APPEAL}
        loading={appeal.isPending}
        onClick={send}
      >
        {t`提交申诉`}
      </Button>
    </>
  );
}

function ReaderActions({
  writing,
  onDone,
  onLeave,
  onEdit,
}: { writing: Writing } & Omit<ArticleReaderProps, 'writingId'>) {
  const { writingId, state } = writing;
  const withdraw = useApiMutation('POST /api/mpmkt/v1/community/writing/withdraw');
  const remove = useApiMutation('POST /api/mpmkt/v1/community/writing/delete');
  const open = () => {
    onLeave();
    navigate('/pagesCommunity/article/index', { id: writingId });
  };
  const rewrite = async () => {
    try {
      await withdraw.mutateAsync({ writingId });
      onEdit({ writingId, state: 'draft' });
    } catch {
      // The call has shown why.
    }
  };
  const drop = async () => {
    if (!(await modal({ content: t`删除后无法恢复，确定删除这篇文章吗？` }))) return;
    try {
      await remove.mutateAsync({ writingId });
      toast(t`文章已删除`);
      onDone();
    } catch {
      // The call has shown why.
    }
  };
  return (
    <Stack gap={2} className={styles.actions}>
      {state === 'published' && <Button block onClick={open}>{t`查看文章`}</Button>}
      {(state === 'reviewing' || state === 'refused') && (
        <Button block variant="secondary" loading={withdraw.isPending} onClick={rewrite}>
          {state === 'reviewing' ? t`撤回修改` : t`修改后重新提交`}
        </Button>
      )}
      {state !== 'publishing' && (
        <Button block variant="text" tone="danger" loading={remove.isPending} onClick={drop}>
          {t`删除文章`}
        </Button>
      )}
    </Stack>
  );
}
