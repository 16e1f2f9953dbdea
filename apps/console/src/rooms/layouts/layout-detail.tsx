import type { LayoutKindData } from '@voltfront/contract';
import { Skeleton, Table, Tabs, Tag } from 'antd';
import { useState } from 'react';
import { call } from '../../api/call';
import { useCall } from '../../api/use-call';
import { useRoute } from '../../app/route';
import { FailedState } from '../../frame/states';
import { layoutKindWords } from '../../texts/layout-words';
import { useTexts } from '../../texts/texts';
import { type Action, useActions } from '../../ui/actions';
import { DetailHead, DetailPage, fact } from '../../ui/detail';
import { momentOr } from '../../ui/moments';
import { emptyContent, type Layout, NEW } from './layout-draft';
import { LayoutEditor } from './layout-editor';
import { LayoutTags } from './layouts';

const needs = 'content.change' as const;

/** A laid out page: where it stands, everything of it to be written, and its revisions. */
export function LayoutDetail({ id }: { id: string }) {
  const { t } = useTexts();
  const isNew = id === NEW;
  const { query } = useRoute();
  const [isUnsaved, setUnsaved] = useState(false);
  const kinds = useCall('GET /api/mpmkt/v1/staff/layout/kinds');
  const layout = useCall('GET /api/mpmkt/v1/staff/layout', { layoutId: id }, { isOff: isNew });
  if (kinds.isError) return <FailedState error={kinds.error} retry={() => void kinds.refetch()} />;
  if (layout.isError) return <FailedState error={layout.error} retry={() => void layout.refetch()} />;
  if (!kinds.data || !(isNew || layout.data)) return <Skeleton active paragraph={{ rows: 12 }} />;
  const { data } = layout;
  const kind = (data?.kind ?? query.get('kind') ?? 'campaigns') as LayoutKindData;
  const editor = (
    <LayoutEditor
      key={`${data?.layoutId} ${data?.edit}`}
      kinds={kinds.data}
      kind={kind}
      seen={data ?? null}
      initial={data?.content ?? emptyContent}
      onUnsaved={setUnsaved}
    />
  );
  if (!data) return editor;
  return (
    <DetailPage>
      <Head layout={data} isUnsaved={isUnsaved} />
      <Tabs
        items={[
          { key: 'write', label: t('layoutBlocks'), children: editor },
          { key: 'revisions', label: t('layoutRevisions'), children: <Revisions layout={data} /> },
        ]}
      />
    </DetailPage>
  );
}

/** Whether customers see, or saw, something that was published. */
const isReady = ({ isPublished, revision }: Layout) => isPublished || revision > 0;

function useHeadActions(): Action<Layout>[] {
  const { t } = useTexts();
  const publish = (key: 'publish' | 'show', hasDraft: boolean): Action<Layout> => ({
    key,
    label: t(key === 'publish' ? 'layoutPublish' : 'layoutShowAgain'),
    ...(hasDraft && { hint: t('layoutPublishHint') }),
    isMain: true,
    needs,
    isFor: (layout) => layout.hasDraft === hasDraft && (hasDraft || !layout.isPublished),
    run: ({ layoutId, edit }, { reason }) =>
      call('POST /api/mpmkt/v1/staff/layout/publish', { body: { layoutId, edit }, reason }),
  });
  return [
    publish('publish', true),
    publish('show', false),
    {
      key: 'discard',
      label: t('layoutDiscard'),
      hint: t('layoutDiscardHint'),
      needs,
      isFor: (layout) => layout.hasDraft && isReady(layout),
      run: ({ layoutId, edit, revision }, { reason }) =>
        call('POST /api/mpmkt/v1/staff/layout/restore', { body: { layoutId, edit, revision }, reason }),
    },
    {
      key: 'hide',
      label: t('layoutHide'),
      hint: t('layoutHideHint'),
      isDanger: true,
      needs,
      isFor: ({ isPublished }) => isPublished,
      run: ({ layoutId, edit }, { reason }) =>
        call('POST /api/mpmkt/v1/staff/layout/hide', { body: { layoutId, edit }, reason }),
    },
  ];
}

function Head({ layout, isUnsaved }: { layout: Layout; isUnsaved: boolean }) {
  const { t, say } = useTexts();
  const { buttons, dialog } = useActions(useHeadActions());
  const { title, kind, slug, revision, changedAt, address } = layout;
  return (
    <>
      <DetailHead
        title={title}
        tags={<LayoutTags of={layout} />}
        // What is published is what was saved.
        buttons={isUnsaved ? <Tag color="gold">{t('layoutUnsaved')}</Tag> : buttons(layout)}
        facts={[
          fact(t('layoutKind'), say(layoutKindWords[kind])),
          fact(t('layoutSlug'), slug),
          fact(t('layoutRevision'), revision || t('layoutRevisionNone')),
          fact(t('layoutAddress'), address, 2),
          fact(t('layoutChanged'), momentOr(changedAt)),
        ]}
      />
      {dialog}
    </>
  );
}

/** What was published before, and the way back to it. */
function Revisions({ layout }: { layout: Layout }) {
  const { t } = useTexts();
  type Revision = Layout['revisions'][number];
  const { buttons, dialog, hasAny } = useActions<Revision>(
    [
      {
        key: 'restore',
        label: t('layoutRestore'),
        hint: t('layoutRestoreHint'),
        needs,
        isFor: ({ revision }) => revision !== layout.revision,
        run: ({ revision }, { reason }) =>
          call('POST /api/mpmkt/v1/staff/layout/restore', {
            body: { layoutId: layout.layoutId, edit: layout.edit, revision },
            reason,
          }),
      },
    ],
    'small',
  );
  return (
    <>
      <Table<Revision>
        size="middle"
        rowKey="revision"
        pagination={false}
        dataSource={layout.revisions}
        locale={{ emptyText: t('layoutRevisionsNone') }}
        columns={[
          { title: t('layoutRevision'), dataIndex: 'revision' },
          { title: t('layoutTitle'), dataIndex: 'title' },
          { title: t('layoutBlocks'), dataIndex: 'blockCount', align: 'right' },
          {
            title: t('layoutPublished'),
            dataIndex: 'publishedAt',
            render: (at: number | null) => (at === null ? t('layoutRevisionNone') : momentOr(at)),
          },
          {
            key: 'actions',
            align: 'right',
            render: (_, row) =>
              row.revision === layout.revision && layout.isPublished ? (
                <Tag color="green">{t('layoutNow')}</Tag>
              ) : hasAny ? (
                buttons(row)
              ) : null,
          },
        ]}
      />
      {dialog}
    </>
  );
}
