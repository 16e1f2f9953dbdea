import type { ReplyOf } from '@voltfront/contract';
import { formatYuan } from '@voltfront/rules/money';
import { Card, Skeleton, Table, Tag } from 'antd';
import { useCall } from '../../api/use-call';
import { Link } from '../../app/link';
import { go } from '../../app/route';
import { FailedState } from '../../frame/states';
import { saleWords, stageWords } from '../../texts/catalogue-words';
import { useTexts } from '../../texts/texts';
import { useActions } from '../../ui/actions';
import { pictureAt } from '../../ui/picture';
import ui from '../../ui/ui.module.css';
import { WordTag } from '../../ui/word-tag';
import styles from './catalogue.module.css';
import { useTextActions } from './text-actions';

type Model = ReplyOf<'GET /api/mporder/v1/staff/catalogue/models'>['models'][number];

/** Models with their versions: what they cost and whether they are on sale. */
export function CatalogueModels() {
  const models = useCall('GET /api/mporder/v1/staff/catalogue/models');
  if (models.isPending) return <Skeleton active paragraph={{ rows: 12 }} />;
  if (models.isError) return <FailedState error={models.error} retry={() => void models.refetch()} />;
  return (
    <div className={styles.models}>
      {models.data.models.map((model) => (
        <ModelCard key={model.modelId} model={model} />
      ))}
    </div>
  );
}

function ModelCard({ model }: { model: Model }) {
  const { t } = useTexts();
  const { buttons, dialog } = useActions(useTextActions(), 'small');
  const { modelId, name, tagline } = model;
  return (
    <Card
      styles={{ body: { padding: 0 } }}
      title={
        <span className={styles.model}>
          <img src={pictureAt(model.cutout, 240)} alt="" />
          {model.name}
          <WordTag of={stageWords[model.stage]} />
        </span>
      }
      extra={
        <span className={styles.model}>
          {model.openChanges > 0 ? (
            <Link to={`/changes?state=proposed&modelId=${model.modelId}`}>
              {t('openChanges', { n: model.openChanges })}
            </Link>
          ) : null}
          {buttons({ kind: 'model', id: modelId, places: [{ id: modelId, name, texts: { name, tagline } }] })}
        </span>
      }
    >
      <p className={styles.tagline}>{tagline}</p>
      {dialog}
      <Table
        size="middle"
        rowKey="versionId"
        pagination={false}
        dataSource={model.versions}
        rowClassName={ui.link ?? ''}
        onRow={({ versionId }) => ({ onClick: () => go(`/catalogue/${versionId}`) })}
        columns={[
          {
            title: t('version'),
            key: 'name',
            width: '34%',
            render: (_, { name, title, isListed }) => (
              <>
                {name} <small>{title}</small> {isListed ? null : <Tag>{t('unlisted')}</Tag>}
              </>
            ),
          },
          { title: t('modelYear'), dataIndex: 'modelYear', width: '12%' },
          {
            title: t('listPrice'),
            dataIndex: 'priceFen',
            width: '18%',
            align: 'right',
            render: (fen: number) => formatYuan(fen),
          },
          {
            title: t('saleState'),
            dataIndex: 'sale',
            width: '14%',
            render: (sale: Model['versions'][number]['sale']) => <WordTag of={saleWords[sale]} />,
          },
          {
            title: t('optionsCount'),
            key: 'options',
            render: (_, { options, soldOutOptions }) => (
              <>
                {options} {soldOutOptions > 0 ? <Tag>{t('soldOutCount', { n: soldOutOptions })}</Tag> : null}
              </>
            ),
          },
        ]}
      />
    </Card>
  );
}
