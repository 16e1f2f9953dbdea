import { withCommas } from '@voltfront/rules/money';
import { Card, Descriptions, Empty, Image, List, Skeleton, Typography } from 'antd';
import { useCall } from '../../api/use-call';
import { Link } from '../../app/link';
import { FailedState } from '../../frame/states';
import { applicationWords, creatorChannelWords } from '../../texts/creator-words';
import { useTexts } from '../../texts/texts';
import { useActions } from '../../ui/actions';
import { DetailHead, DetailPage, fact } from '../../ui/detail';
import { momentOr } from '../../ui/moments';
import { pictureAt } from '../../ui/picture';
import { WordTag } from '../../ui/word-tag';
import { useCreatorActions } from './creator-actions';

/** Width of the screenshot (px). */
const SHOT_WIDTH = 240;

/** One application of a creator with all that it says, and the decision. */
export function CreatorDetail({ id }: { id: string }) {
  const { t, say } = useTexts();
  const application = useCall('GET /api/mpmkt/v1/staff/campaign/recruit/application', { applicationId: id });
  const { buttons, dialog } = useActions(useCreatorActions());
  if (application.isPending) return <Skeleton active paragraph={{ rows: 8 }} />;
  if (application.isError) return <FailedState error={application.error} retry={() => void application.refetch()} />;
  const { data } = application;
  return (
    <DetailPage>
      <DetailHead
        title={data.name}
        tags={<WordTag of={applicationWords[data.state]} />}
        buttons={buttons(data)}
        facts={[
          fact(t('customer'), <Link to={`/customers/${data.accountId}`}>{data.person || data.accountId}</Link>),
          fact(t('pollMobile'), data.mobile),
          fact(t('creatorCity'), data.city),
          fact(t('creatorIsOwner'), t(data.isOwner ? 'creatorOwner' : 'creatorFan')),
          fact(t('creatorCampaign'), data.campaign),
          fact(t('creatorLeft'), withCommas(data.left)),
          fact(t('creatorSentAt'), momentOr(data.sentAt)),
          ...(data.decidedAt === null
            ? []
            : [fact(t('creatorDecidedAt'), [momentOr(data.decidedAt), data.decidedBy].filter(Boolean).join(' '))]),
          ...(data.creatorNo === null ? [] : [fact(t('creatorNo'), data.creatorNo)]),
          ...(data.reason ? [fact(t('creatorReason'), data.reason, 3)] : []),
        ]}
      />
      <Card title={t('creatorAccounts')}>
        <Descriptions
          column={1}
          items={data.accounts.map(({ channel, name, link, followers }) => ({
            key: channel,
            label: say(creatorChannelWords[channel]),
            children: (
              <span>
                {name} · {withCommas(followers)} {link === null ? null : <Outside href={link} />}
              </span>
            ),
          }))}
        />
      </Card>
      <Card title={t('creatorWorks')}>
        <List
          dataSource={data.works}
          renderItem={({ title, link }) => (
            <List.Item>
              {title} <Outside href={link} />
            </List.Item>
          )}
        />
      </Card>
      <Card title={t('creatorAbout')}>{data.about}</Card>
      <Card title={t('creatorShot')}>
        {data.pictures.length === 0 ? (
          <Empty description={t('creatorNoShot')} />
        ) : (
          data.pictures.map((picture) => (
            <Image
              key={picture}
              width={SHOT_WIDTH}
              src={pictureAt(picture, SHOT_WIDTH * 2)}
              preview={{ src: picture }}
              alt={t('creatorShot')}
            />
          ))
        )}
      </Card>
      {dialog}
    </DetailPage>
  );
}

/** A link that leaves the console and does not tell where from. */
const Outside = ({ href }: { href: string }) => (
  <Typography.Link href={href} target="_blank" rel="noreferrer noopener">
    {href}
  </Typography.Link>
);
