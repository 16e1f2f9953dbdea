import { VOICE_CHANNELS, VOICE_POST_STATES } from '@voltfront/rules/campaign/voice';
import { Form, Input, InputNumber, Space, Tag } from 'antd';
import type { ReactNode } from 'react';
import { call } from '../../api/call';
import { Link } from '../../app/link';
import { voiceChannelWords, voicePostWords } from '../../texts/campaign-words';
import { useTexts } from '../../texts/texts';
import type { Action } from '../../ui/actions';
import { momentOr } from '../../ui/moments';
import { pictureAt } from '../../ui/picture';
import { type ItemOf, ResourceTable } from '../../ui/resource-table';
import { WordTag } from '../../ui/word-tag';
import styles from './voices.module.css';

const LIST = 'GET /api/mpmkt/v1/staff/campaign/voice/posts';
type Post = ItemOf<typeof LIST>;

const REASON_MOST = 100;
const TITLE_MOST = 30;
const READS_MOST = 100_000_000;

/** Posts that people handed in: looked at, accepted with their read count, refused, shown among the best. */
export function Voices() {
  const { t, say } = useTexts();
  return (
    <ResourceTable
      list={LIST}
      rowKey="postId"
      filters={[
        {
          kind: 'choice',
          name: 'state',
          label: t('state'),
          preset: 'review',
          options: VOICE_POST_STATES.map((value) => {
            const [chinese, english] = voicePostWords[value];
            return { value, label: say([chinese, english]) };
          }),
        },
        {
          kind: 'choice',
          name: 'channel',
          label: t('voiceChannel'),
          options: VOICE_CHANNELS.map((value) => ({ value, label: say(voiceChannelWords[value]) })),
        },
        { kind: 'text', name: 'slug', label: t('campaignSlug') },
      ]}
      columns={[
        {
          title: t('voiceSentAt'),
          key: 'sent',
          render: (_, { sentAt, campaign }) => <TwoLines first={momentOr(sentAt)} second={campaign} />,
        },
        {
          title: t('voiceChannel'),
          dataIndex: 'channel',
          render: (channel: Post['channel']) => say(voiceChannelWords[channel]),
        },
        {
          title: t('customer'),
          key: 'person',
          render: (_, { accountId, person, name }) => (
            <TwoLines
              first={<Link to={`/customers/${accountId}`}>{person || accountId}</Link>}
              second={name && `${t('voiceName')} ${name}`}
            />
          ),
        },
        { title: t('voicePost'), key: 'post', render: (_, post) => <Seen post={post} /> },
        {
          title: t('state'),
          key: 'state',
          render: (_, post) => <Standing post={post} />,
        },
        { title: t('voiceReads'), dataIndex: 'readCount', align: 'right' },
        {
          title: t('voiceDecided'),
          key: 'decided',
          render: (_, { decidedBy, decidedAt }) =>
            decidedAt === null ? '' : <TwoLines first={decidedBy} second={momentOr(decidedAt)} />,
        },
      ]}
      actions={useDecisions()}
    />
  );
}

function TwoLines({ first, second }: { first: ReactNode; second: string }) {
  return (
    <>
      <div>{first}</div>
      <small className={styles.reason}>{second}</small>
    </>
  );
}

/** The screenshot or the link; who only audits sees neither. */
function Seen({ post: { link, picture } }: { post: Post }) {
  const { t } = useTexts();
  if (picture !== null)
    return (
      <a href={picture} target="_blank" rel="noreferrer">
        <img className={styles.shot} src={pictureAt(picture, 240)} alt={t('voiceShot')} />
      </a>
    );
  if (link === null) return '–';
  return (
    <a className={styles.link} href={link} target="_blank" rel="noreferrer">
      {link.replace(/^https:\/\//, '')}
    </a>
  );
}

function Standing({ post: { state, reason, hasStamp, bestTitle, resends } }: { post: Post }) {
  const { t } = useTexts();
  return (
    <Space orientation="vertical" size={4}>
      <Space size={4} wrap>
        <WordTag of={voicePostWords[state]} />
        {hasStamp && <Tag color="gold">{t('voiceStamp')}</Tag>}
        {bestTitle !== null && <Tag color="purple">{t('voiceBest')}</Tag>}
        {resends > 0 && <Tag>{t('voiceResends', { n: resends })}</Tag>}
      </Space>
      {reason !== '' && <small className={styles.reason}>{reason}</small>}
      {bestTitle !== null && <small className={styles.reason}>{bestTitle}</small>}
    </Space>
  );
}

function useDecisions(): Action<Post>[] {
  const { t } = useTexts();
  const needs = 'campaigns.change' as const;
  const wanted = { required: true, message: t('wanted') };
  const isAccepted = ({ state }: Post) => state === 'accepted';
  return [
    {
      ...{ key: 'accept', label: t('voiceAccept'), hint: t('voiceAcceptHint'), isMain: true, asks: 'nothing', needs },
      isFor: ({ state }) => state === 'review',
      fields: () => (
        <Form.Item name="readCount" label={t('voiceReads')} rules={[wanted]}>
          <InputNumber className={styles.reads ?? ''} min={0} max={READS_MOST} precision={0} />
        </Form.Item>
      ),
      run: ({ postId }, { fields, reason, idempotencyKey }) =>
        call('POST /api/mpmkt/v1/staff/campaign/voice/accept', {
          body: { postId, readCount: Number(fields.readCount) },
          ...{ reason, idempotencyKey },
        }),
    },
    {
      ...{ key: 'refuse', label: t('voiceRefuse'), hint: t('voiceRefuseHint'), isDanger: true, needs },
      longest: REASON_MOST,
      isFor: ({ state }) => state === 'review',
      run: ({ postId }, { reason, idempotencyKey }) =>
        call('POST /api/mpmkt/v1/staff/campaign/voice/refuse', {
          body: { postId, reason },
          ...{ reason, idempotencyKey },
        }),
    },
    {
      ...{ key: 'best', label: t('voiceShowBest'), hint: t('voiceShowBestHint'), asks: 'nothing', needs },
      isFor: (post) => isAccepted(post) && post.link !== null,
      initial: ({ bestTitle }) => ({ title: bestTitle ?? '' }),
      fields: () => (
        <Form.Item name="title" label={t('campaignTitle')} rules={[wanted, { min: 2, whitespace: true }]}>
          <Input maxLength={TITLE_MOST} showCount />
        </Form.Item>
      ),
      run: ({ postId }, { fields, reason, idempotencyKey }) =>
        call('POST /api/mpmkt/v1/staff/campaign/voice/best', {
          body: { postId, title: String(fields.title).trim() },
          ...{ reason, idempotencyKey },
        }),
    },
    {
      ...{ key: 'notBest', label: t('voiceHideBest'), asks: 'nothing', needs },
      isFor: ({ bestTitle }) => bestTitle !== null,
      run: ({ postId }, { reason, idempotencyKey }) =>
        call('POST /api/mpmkt/v1/staff/campaign/voice/best', {
          body: { postId, title: null },
          ...{ reason, idempotencyKey },
        }),
    },
    {
      ...{ key: 'remove', label: t('voiceRemove'), hint: t('voiceRemoveHint'), isDanger: true, needs },
      longest: REASON_MOST,
      isFor: isAccepted,
      run: ({ postId }, { reason, idempotencyKey }) =>
        call('POST /api/mpmkt/v1/staff/campaign/voice/remove', {
          body: { postId, reason },
          ...{ reason, idempotencyKey },
        }),
    },
  ];
}
