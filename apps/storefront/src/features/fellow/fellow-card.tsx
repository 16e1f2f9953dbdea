import { t } from '@lingui/core/macro';
import type { FellowData } from '@voltfront/contract';
import { navigate, pageAction } from '@/navigation';
import { dial } from '@/platform/external';
import { Avatar, Button, Cell, CellGroup, Fill, Picture, Price, Section, Stack, Text } from '@/ui';
import styles from './fellow.module.css';

const digits = (phone: string): string => phone.replace(/\D/g, '');

/** An adviser as on their card: who they are, when they work, and how to reach them; the store once they have left. */
export function FellowCard({ fellow }: { fellow: FellowData }) {
  const { adviser, store, campaign } = fellow;
  const chat = pageAction('/yunxin/ChatActivity');
  return (
    <>
      <section className={styles.card} style={{ backgroundColor: campaign.artwork.accent }} aria-label={t`顾问名片`}>
        {adviser && (
          <Stack row align="center" gap={3}>
            <Avatar src={adviser.avatar} name={adviser.name} size="large" />
            <Fill>
              <div className={styles.name}>{adviser.name}</div>
              <div>{adviser.title}</div>
              <div className={styles.hours}>{t`服务时间 ${adviser.hours}`}</div>
            </Fill>
          </Stack>
        )}
        <div className={styles.store}>
          <div className={styles.storeName}>{store.name}</div>
          <div className={styles.hours}>{store.address}</div>
          {!adviser && <div className={styles.hours}>{t`营业时间 ${store.hours}`}</div>}
        </div>
      </section>
      <Section pad="m">
        <Stack row gap={3}>
          <Button block size="medium" icon="phone" onClick={() => dial(digits((adviser ?? store).phone))}>
            {adviser ? t`致电顾问` : t`致电门店`}
          </Button>
          {chat && (
            <Button block size="medium" variant="secondary" icon="comment" onClick={chat}>
              {t`在线沟通`}
            </Button>
          )}
        </Stack>
      </Section>
      <CellGroup inset>
        <Cell
          title={t`预约试驾`}
          note={t`顾问陪同，提前准备好您想看的配置`}
          onClick={() => {
            const modelId = fellow.recommendation?.quote.configuration.modelId;
            navigate('/pagesActivity/testDrive/index', modelId ? { modelId } : {});
          }}
        />
      </CellGroup>
    </>
  );
}

/** What the adviser recommends, with their words, reasons and what comes with it now. */
export function Recommendation({ recommendation }: { recommendation: NonNullable<FellowData['recommendation']> }) {
  const { shareId, line, quote, reasons, benefits } = recommendation;
  const name = `${quote.modelName} ${quote.versionName}`;
  return (
    <Section title={t`为您推荐`}>
      <div className={styles.body}>
        {line !== '' && <div className={styles.line}>{line}</div>}
        <div className={styles.stage}>
          <Picture src={quote.cutout} width={342} aspect={16 / 9} alt={name} clear fit="contain" />
        </div>
        <Stack row align="center">
          <Fill>
            <Text size="body-large" weight="bold">
              {name}
            </Text>
          </Fill>
          <Price fen={quote.totalFen} size="medium" />
        </Stack>
        <div className={styles.reasons}>
          {reasons.map((reason) => (
            <div key={reason} className={styles.reason}>
              {reason}
            </div>
          ))}
        </div>
        {benefits.map(({ title, text }) => (
          <div key={title} className={styles.benefit}>
            <Text size="small" weight="bold">
              {title}
            </Text>
            <Text size="caption" tone="secondary">
              {text}
            </Text>
          </div>
        ))}
        <Button
          block
          size="medium"
          variant="secondary"
          onClick={() => navigate('/pagesFollow/configPreview/index', { shareId })}
        >
          {t`查看完整配置`}
        </Button>
      </div>
    </Section>
  );
}
