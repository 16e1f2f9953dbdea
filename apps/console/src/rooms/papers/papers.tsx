import { PlusOutlined } from '@ant-design/icons';
import { may } from '@voltfront/contract/permissions';
import { formatDate } from '@voltfront/rules/format/date';
import { Button } from 'antd';
import { go } from '../../app/route';
import { useSelf } from '../../frame/self';
import { paperStateWords } from '../../texts/paper-words';
import { useTexts } from '../../texts/texts';
import { ResourceTable } from '../../ui/resource-table';
import { WordTag } from '../../ui/word-tag';
import { NEW } from './paper-draft';

/** Editions of white papers, those included that nobody can read yet. */
export function Papers() {
  const { t, say } = useTexts();
  return (
    <ResourceTable
      list="GET /api/mpmkt/v1/staff/whitePapers"
      rowKey="paperId"
      linkOf={({ paperId }) => `/papers/${paperId}`}
      tools={() => <NewPaper />}
      filters={[
        { kind: 'text', name: 'words', label: t('paperWords') },
        {
          kind: 'choice',
          name: 'state',
          label: t('state'),
          options: Object.entries(paperStateWords).map(([value, [zh, en]]) => ({ value, label: say([zh, en]) })),
        },
      ]}
      columns={[
        { title: t('paperTitle'), dataIndex: 'title' },
        { title: t('paperEdition'), dataIndex: 'edition' },
        { title: t('paperSubject'), dataIndex: 'subject' },
        {
          title: t('state'),
          dataIndex: 'isPublished',
          render: (isPublished: boolean) => <WordTag of={paperStateWords[isPublished ? 'published' : 'hidden']} />,
        },
        { title: t('paperDate'), dataIndex: 'publishedAt', render: (at: number) => formatDate(at) },
        { title: t('paperChapters'), dataIndex: 'chapterCount', align: 'right' },
        { title: t('paperViews'), dataIndex: 'viewCount', align: 'right' },
      ]}
    />
  );
}

function NewPaper() {
  const { t } = useTexts();
  if (!may(useSelf(), 'content.change')) return null;
  return (
    <Button type="primary" icon={<PlusOutlined />} onClick={() => go(`/papers/${NEW}`)}>
      {t('paperNew')}
    </Button>
  );
}
