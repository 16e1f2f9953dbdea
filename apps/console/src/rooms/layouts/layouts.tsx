import { PlusOutlined } from '@ant-design/icons';
import type { LayoutKindData } from '@voltfront/contract';
import { may } from '@voltfront/contract/permissions';
import { Button, Dropdown } from 'antd';
import { go } from '../../app/route';
import { useSelf } from '../../frame/self';
import { layoutKindWords, layoutStateWords } from '../../texts/layout-words';
import { useTexts } from '../../texts/texts';
import { momentOr } from '../../ui/moments';
import { pictureAt } from '../../ui/picture';
import { type ItemOf, ResourceTable } from '../../ui/resource-table';
import { WordTag } from '../../ui/word-tag';
import { NEW } from './layout-draft';
import styles from './layouts.module.css';

const LIST = 'GET /api/mpmkt/v1/staff/layouts';
type Line = ItemOf<typeof LIST>;

/** Pages that are laid out in blocks: which are shown, and which wait to be published. */
export function Layouts() {
  const { t, say } = useTexts();
  return (
    <ResourceTable
      list={LIST}
      rowKey="layoutId"
      linkOf={({ layoutId }) => `/layouts/${layoutId}`}
      tools={() => <NewLayout />}
      filters={[
        {
          kind: 'choice',
          name: 'kind',
          label: t('layoutKind'),
          options: Object.entries(layoutKindWords).map(([value, words]) => ({ value, label: say(words) })),
        },
        {
          kind: 'choice',
          name: 'state',
          label: t('state'),
          options: Object.entries(layoutStateWords).map(([value, [zh, en]]) => ({ value, label: say([zh, en]) })),
        },
      ]}
      columns={[
        {
          title: t('layoutTitle'),
          key: 'title',
          render: (_, { title, picture }) => (
            <span className={styles.titled}>
              <img src={pictureAt(picture, 120)} alt="" />
              {title}
            </span>
          ),
        },
        {
          title: t('layoutKind'),
          dataIndex: 'kind',
          render: (kind: LayoutKindData) => say(layoutKindWords[kind]),
        },
        { title: t('layoutSlug'), dataIndex: 'slug' },
        { title: t('state'), key: 'state', render: (_, row) => <LayoutTags of={row} /> },
        {
          title: t('layoutRevision'),
          dataIndex: 'revision',
          align: 'right',
          render: (revision: number) => revision || t('layoutRevisionNone'),
        },
        { title: t('layoutChanged'), dataIndex: 'changedAt', render: momentOr },
      ]}
    />
  );
}

/** Whether customers see a page, and whether something of it waits. */
export function LayoutTags({ of: { isPublished, hasDraft } }: { of: Pick<Line, 'isPublished' | 'hasDraft'> }) {
  return (
    <>
      <WordTag of={layoutStateWords[isPublished ? 'published' : 'hidden']} />
      {hasDraft ? <WordTag of={layoutStateWords.draft} /> : null}
    </>
  );
}

/** Begins a page of a chosen kind. */
function NewLayout() {
  const { t, say } = useTexts();
  if (!may(useSelf(), 'content.change')) return null;
  const items = Object.entries(layoutKindWords).map(([kind, words]) => ({ key: kind, label: say(words) }));
  return (
    <Dropdown menu={{ items, onClick: ({ key }) => go(`/layouts/${NEW}?kind=${key}`) }}>
      <Button type="primary" icon={<PlusOutlined />}>
        {t('layoutNew')}
      </Button>
    </Dropdown>
  );
}
