import type { ReplyOf } from '@voltfront/contract';
import { formatDate, formatDateTime } from '@voltfront/rules/format/date';
import { formatYuan } from '@voltfront/rules/money';
import { Card, Skeleton, Table, Tag } from 'antd';
import { useCall } from '../../api/use-call';
import { Link } from '../../app/link';
import { FailedState } from '../../frame/states';
import { saleWords, textFieldWords } from '../../texts/catalogue-words';
import { useTexts } from '../../texts/texts';
import { useActions } from '../../ui/actions';
import { DetailHead, DetailPage, fact } from '../../ui/detail';
import ui from '../../ui/ui.module.css';
import { WordTag } from '../../ui/word-tag';
import styles from './catalogue.module.css';
import { ChangesTable } from './changes';
import { type Offered, useOfferActions } from './offer-actions';
import { useTextActions } from './text-actions';
import type { Told } from './text-fields';

type Version = ReplyOf<'GET /api/mporder/v1/staff/catalogue/version'>;
type Option = Version['groups'][number]['options'][number];

/** A version with its options: prices and sale of each, and what was changed about its model. */
export function VersionDetail({ id }: { id: string }) {
  const { t } = useTexts();
  const version = useCall('GET /api/mporder/v1/staff/catalogue/version', { versionId: id });
  if (version.isPending) return <Skeleton active paragraph={{ rows: 12 }} />;
  if (version.isError) return <FailedState error={version.error} retry={() => void version.refetch()} />;
  return (
    <DetailPage>
      <Head version={version.data} />
      <Discounts version={version.data} />
      <Options version={version.data} />
      <ChangesTable fixed={{ modelId: version.data.modelId }} title={t('changeHistory')} />
    </DetailPage>
  );
}

function Head({ version }: { version: Version }) {
  const { t, say } = useTexts();
  const { buttons, dialog } = useActions(useOfferActions());
  const { versionId: id, priceFen, sale, standard } = version;
  const { name: shortName, title } = version;
  const told: Told = { kind: 'version', id, places: [{ id, name: shortName, texts: { name: shortName, title } }] };
  const texts = useActions(useTextActions());
  const name = `${version.modelName} ${version.isListed ? version.name : version.title}`;
  const offered: Offered = { kind: 'version', id, priceFen, sale, offers: [{ id, name, priceFen, sale }] };
  return (
    <>
      <DetailHead
        title={name}
        tags={
          <>
            <WordTag of={saleWords[sale]} />
            {version.isListed ? null : <Tag>{t('unlisted')}</Tag>}
          </>
        }
        buttons={
          <span className={ui.actions}>
            {buttons(offered)}
            {texts.buttons(told)}
          </span>
        }
        facts={[
          fact(t('listPrice'), <b className="tabular">{formatYuan(priceFen)}</b>),
          fact(t('standardPrice'), <span className="tabular">{formatYuan(standard.totalFen)}</span>),
          fact(t('modelYear'), version.modelYear),
          fact(say(textFieldWords.title), title, 3),
          fact(
            t('reductions'),
            standard.reductions.length === 0
              ? '–'
              : standard.reductions.map(({ name: reduction, amountFen, endsAt }) => (
                  <Tag key={reduction}>
                    {reduction} −{formatYuan(-amountFen)}
                    {endsAt === null ? '' : ` ${t('until', { at: formatDate(endsAt) })}`}
                  </Tag>
                )),
            3,
          ),
        ]}
      />
      {dialog}
      {texts.dialog}
    </>
  );
}

/** Discounts that are in force or begin later: each ends by itself, or by its change. */
function Discounts({ version: { discounts } }: { version: Version }) {
  const { t } = useTexts();
  if (discounts.length === 0) return null;
  return (
    <Card title={t('discounts')} styles={{ body: { padding: 0 } }}>
      <Table
        size="middle"
        rowKey={({ changeNo, name, optionName }) => changeNo ?? `${name} ${optionName}`}
        pagination={false}
        dataSource={discounts}
        columns={[
          { title: t('discountText'), dataIndex: 'name', width: '30%' },
          {
            title: t('discountAmountShort'),
            dataIndex: 'amountFen',
            width: '14%',
            align: 'right',
            render: (fen: number) => <span className="tabular">−{formatYuan(fen)}</span>,
          },
          { title: t('discountOf'), key: 'of', render: (_, { optionName }) => optionName ?? t('wholeCar') },
          {
            title: t('discountSpan'),
            key: 'span',
            render: (_, { startsAt, endsAt }) => `${formatDateTime(startsAt)} ~ ${formatDateTime(endsAt)}`,
          },
          {
            title: t('changeNo'),
            key: 'changeNo',
            align: 'right',
            render: (_, { changeNo }) => (changeNo ? <Link to={`/changes/${changeNo}`}>{changeNo}</Link> : '–'),
          },
        ]}
      />
    </Card>
  );
}

/** An option in front of the version that is open. */
const offeredOf = (versionId: string, { productCode, priceFen, sale, versions }: Option): Offered => ({
  kind: 'option',
  productCode,
  id: versionId,
  priceFen,
  sale,
  offers: versions.map((one) => ({ id: one.versionId, name: one.versionName, priceFen: one.priceFen, sale: one.sale })),
});

const toldOf = (versionId: string, { productCode, versions }: Option): Told => ({
  kind: 'option',
  productCode,
  id: versionId,
  places: versions.map(({ versionId: id, versionName, name, description }) => ({
    id,
    name: versionName,
    texts: { name, description },
  })),
});

function Options({ version }: { version: Version }) {
  const { t } = useTexts();
  const texts = useActions(useTextActions(), 'small');
  const { buttons, dialog, hasAny } = useActions(useOfferActions(), 'small');
  return (
    <>
      {version.groups.map(({ groupCode, name, options }) => (
        <Card key={groupCode} title={name} styles={{ body: { padding: 0 } }}>
          <Table
            size="middle"
            rowKey="productCode"
            pagination={false}
            dataSource={options}
            columns={[
              {
                title: t('option'),
                key: 'name',
                width: '30%',
                render: (_, { name: option, swatch, isDefaultSelected }) => (
                  <>
                    {swatch ? <Swatch colour={swatch} /> : null}
                    {option} {isDefaultSelected ? <Tag>{t('included')}</Tag> : null}
                  </>
                ),
              },
              {
                title: t('price'),
                dataIndex: 'priceFen',
                width: '14%',
                align: 'right',
                render: (fen: number) => (fen === 0 ? t('noExtra') : formatYuan(fen)),
              },
              {
                title: t('saleState'),
                dataIndex: 'sale',
                width: '10%',
                render: (sale: Option['sale']) => <WordTag of={saleWords[sale]} />,
              },
              {
                title: t('otherVersions'),
                key: 'versions',
                render: (_, { versions }) =>
                  versions
                    .filter(({ versionId }) => versionId !== version.versionId)
                    .map(({ versionId, versionName, priceFen }) => (
                      <Tag key={versionId}>
                        {versionName} {priceFen === 0 ? t('noExtra') : formatYuan(priceFen)}
                      </Tag>
                    )),
              },
              ...(hasAny
                ? [
                    {
                      key: 'actions',
                      title: t('actions'),
                      align: 'right' as const,
                      width: 380,
                      render: (_: unknown, option: Option) => (
                        <span className={ui.actions}>
                          {buttons(offeredOf(version.versionId, option))}
                          {texts.buttons(toldOf(version.versionId, option))}
                        </span>
                      ),
                    },
                  ]
                : []),
            ]}
          />
        </Card>
      ))}
      {dialog}
      {texts.dialog}
    </>
  );
}

/** A paint or interior as a dot. */
function Swatch({ colour }: { colour: string }) {
  return (
    <svg className={styles.swatch} viewBox="0 0 14 14" aria-hidden="true">
      <circle cx="7" cy="7" r="7" fill={colour} />
    </svg>
  );
}
