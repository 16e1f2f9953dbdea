import { t } from '@lingui/core/macro';
import type { TestDriveChannelData } from '@voltfront/contract';
import { Icon, Picture, Stack, Tag, Text } from '@/ui';
import { pictureProps } from '@/ui/picture/picture-props';
import styles from './drive-head.module.css';

type Settings = TestDriveChannelData['settings'];

/** The head of a channel: each look arranges picture and words in its own way. */
export function DriveHead({ settings }: { settings: Settings }) {
  const Head = HEADS[settings.look];
  return <Head settings={settings} />;
}

/** Words first, the picture as a banner below them. */
function PlainHead({ settings: { headline, lead, picture } }: { settings: Settings }) {
  return (
    <div className={styles.plain}>
      <Text size="title-1" weight="bold" leading="title-1" heading={1}>
        {headline}
      </Text>
      <Text tone="secondary">{lead}</Text>
      <Picture src={picture} width={358} aspect={2.4} alt="" eager round="card" className={styles.banner} />
    </div>
  );
}

/** A picture over the whole width with the words on it, and the gift on a band that the form begins below. */
function PosterHead({ settings }: { settings: Settings }) {
  const { headline, lead, picture, accent, gift, partner } = settings;
  return (
    <div className={styles.poster}>
      <img {...pictureProps(picture, 390, true, 'cover')} className={styles.photo} alt="" />
      <div className={styles.shade} />
      <div className={styles.over}>
        {partner && <div className={styles.badge}>{partner.name}</div>}
        <div className={styles.headline} role="heading" aria-level={1}>
          {headline}
        </div>
        <div className={styles.lead}>{lead}</div>
      </div>
      <div className={styles.band} style={{ backgroundColor: accent }}>
        <Icon name={gift ? 'gift' : 'check'} size={20} />
        <div>{gift ? t`${gift.title}，${gift.note}` : (partner?.note ?? '')}</div>
      </div>
    </div>
  );
}

/** A ticket in the channel's colour: whose it is, what it promises, a notch between words and picture. */
function TicketHead({ settings }: { settings: Settings }) {
  const { headline, lead, picture, accent, partner } = settings;
  return (
    <div className={styles.ticket} style={{ backgroundColor: accent }}>
      <div className={styles.stub}>
        <Stack gap={2} align="start">
          {partner && <div className={styles.badge}>{partner.note}</div>}
          <div className={styles.headline} role="heading" aria-level={1}>
            {headline}
          </div>
          <div className={styles.lead}>{lead}</div>
          {partner && <Tag tone="dark">{partner.name}</Tag>}
        </Stack>
      </div>
      <div className={styles.tear} />
      <img {...pictureProps(picture, 120, true, 'cover')} className={styles.side} alt="" />
    </div>
  );
}

const HEADS = { plain: PlainHead, poster: PosterHead, ticket: TicketHead };
