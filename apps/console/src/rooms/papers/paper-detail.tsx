import { may } from '@voltfront/contract/permissions';
import { formatDate } from '@voltfront/rules/format/date';
import { Button, Skeleton } from 'antd';
import { call } from '../../api/call';
import { useCall } from '../../api/use-call';
import { go, useRoute } from '../../app/route';
import { useSelf } from '../../frame/self';
import { FailedState } from '../../frame/states';
import { paperStateWords } from '../../texts/paper-words';
import { useTexts } from '../../texts/texts';
import { type Action, useActions } from '../../ui/actions';
import { DetailHead, DetailPage, fact } from '../../ui/detail';
import { WordTag } from '../../ui/word-tag';
import { contentOf, NEW, type Paper } from './paper-draft';
import { PaperEditor } from './paper-editor';

/** An edition of a white paper: where it stands, its file, and everything of it to be written. */
export function PaperDetail({ id }: { id: string }) {
  const { query } = useRoute();
  const isNew = id === NEW;
  const shown = isNew ? query.get('from') : id;
  const paper = useCall('GET /api/mpmkt/v1/staff/whitePaper', { paperId: shown ?? '' }, { isOff: shown === null });
  if (paper.isError) return <FailedState error={paper.error} retry={() => void paper.refetch()} />;
  if (shown !== null && !paper.data) return <Skeleton active paragraph={{ rows: 12 }} />;
  const data = paper.data ?? null;
  const editor = (
    <PaperEditor
      key={isNew ? NEW : `${id} ${data?.edit}`}
      seen={isNew ? null : data}
      initial={contentOf(data, isNew)}
    />
  );
  if (isNew || !data) return editor;
  return (
    <DetailPage>
      <Head paper={data} />
      {editor}
    </DetailPage>
  );
}

function useHeadActions(): Action<Paper>[] {
  const { t } = useTexts();
  const turn = (isPublished: boolean): Action<Paper> => ({
    key: isPublished ? 'publish' : 'hide',
    label: t(isPublished ? 'paperPublish' : 'paperHide'),
    hint: t(isPublished ? 'paperPublishHint' : 'paperHideHint'),
    isMain: isPublished,
    isDanger: !isPublished,
    needs: 'content.change',
    isFor: (paper) => paper.isPublished !== isPublished,
    run: ({ paperId, edit }, { reason }) =>
      call('POST /api/mpmkt/v1/staff/whitePaper/show', { body: { paperId, edit, isPublished }, reason }),
  });
  return [turn(true), turn(false)];
}

function Head({ paper }: { paper: Paper }) {
  const { t } = useTexts();
  const { buttons, dialog } = useActions(useHeadActions());
  const mayWrite = may(useSelf(), 'content.change');
  const { paperId, title, edition, subject, publishedAt, isPublished, viewCount, file, pageCount, sizeBytes } = paper;
  return (
    <>
      <DetailHead
        title={`${title} · ${edition}`}
        tags={<WordTag of={paperStateWords[isPublished ? 'published' : 'hidden']} />}
        buttons={
          <>
            {mayWrite ? (
              <Button onClick={() => go(`/papers/${NEW}?from=${paperId}`)}>{t('paperNextEdition')}</Button>
            ) : null}{' '}
            {buttons(paper)}
          </>
        }
        facts={[
          fact(t('paperSubject'), subject),
          fact(t('paperDate'), formatDate(publishedAt)),
          fact(t('paperViews'), viewCount),
          fact(
            t('paperFile'),
            <>
              {t('paperPages', { n: pageCount, size: Math.ceil(sizeBytes / 1000) })}
              {'　'}
              <a href={file} target="_blank" rel="noreferrer">
                {t('paperOpenFile')}
              </a>
            </>,
            2,
          ),
        ]}
      />
      {dialog}
    </>
  );
}
