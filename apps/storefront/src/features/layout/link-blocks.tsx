import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { serverNow } from '@/api';
import { linkAction } from '@/navigation';
import { Carousel, Countdown, linked, Picture, pressable, Text } from '@/ui';
import { BlockSection } from './block-section';
import type { BlockOf } from './layout-data';
import styles from './link-blocks.module.css';

/** Shape of a banner. */
const ASPECT = 16 / 9;

/** Items that lead to a page of this app, or to none on purpose; others wait for the release that has their page. */
const reachable = <T extends { link: string }>(items: readonly T[]): T[] =>
  items.filter(({ link }) => link === '' || linkAction(link) !== undefined);

/** A carousel of pictures. */
export function BannersBlock({ block: { blockId, items } }: { block: BlockOf<'banners'> }) {
  const banners = reachable(items);
  if (banners.length === 0) return null;
  return (
    <BlockSection blockId={blockId}>
      <div className={styles.banners}>
        <Carousel label={t`焦点图`} aspect={ASPECT}>
          {banners.map(({ title, picture, link }, at) => (
            <div key={title} className={styles.banner} {...linked(linkAction(link))}>
              <Picture src={picture} width={358} alt="" eager={at === 0} />
              <div className={styles.shade}>
                <div className={styles.bannerTitle}>{title}</div>
              </div>
            </div>
          ))}
        </Carousel>
      </div>
    </BlockSection>
  );
}

/** Ways to pages, as small pictures with a word. */
export function EntriesBlock({ block: { blockId, title, items } }: { block: BlockOf<'entries'> }) {
  const entries = reachable(items);
  if (entries.length === 0) return null;
  return (
    <BlockSection blockId={blockId}>
      <div className={styles.entries} role="navigation" aria-label={title}>
        {entries.map((entry) => (
          <div key={entry.title} className={styles.entry} {...pressable(linkAction(entry.link))}>
            <Picture className={styles.entryPicture} src={entry.picture} width={48} aspect={1} round="full" alt="" />
            <Text size="caption" oneLine>
              {entry.title}
            </Text>
          </div>
        ))}
      </div>
    </BlockSection>
  );
}

/** Cards in two columns. */
export function CardsBlock({ block: { blockId, title, items } }: { block: BlockOf<'cards'> }) {
  const cards = reachable(items);
  if (cards.length === 0) return null;
  return (
    <BlockSection blockId={blockId} title={title}>
      <div className={styles.cards}>
        {cards.map((card) => (
          <div key={card.title} className={styles.card} {...pressable(linkAction(card.link))}>
            <Picture src={card.picture} width={173} aspect={3 / 2} alt="" />
            <div className={styles.words}>
              <Text weight="medium" leading="small" oneLine>
                {card.title}
              </Text>
              <Text size="caption" tone="secondary" oneLine>
                {card.text}
              </Text>
            </div>
          </div>
        ))}
      </div>
    </BlockSection>
  );
}

/** Something that ends soon, with the time left on the server's clock; gone once it is over. */
export function CountdownBlock({ block: { blockId, title, card, until } }: { block: BlockOf<'countdown'> }) {
  const [isOver, setOver] = useState(until <= serverNow());
  if (isOver || reachable([card]).length === 0) return null;
  return (
    <BlockSection blockId={blockId} title={title}>
      <div className={styles.countdown} {...pressable(linkAction(card.link))}>
        <Picture className={styles.countdownPicture} src={card.picture} width={136} aspect={4 / 3} alt="" />
        <div className={styles.countdownWords}>
          <Text weight="medium" leading="small" oneLine>
            {card.title}
          </Text>
          <Text size="caption" tone="secondary" oneLine>
            {card.text}
          </Text>
          <div className={styles.left}>
            {t`距结束`} <Countdown endAt={until} now={serverNow} variant="plain" onEnd={() => setOver(true)} />
          </div>
        </div>
      </div>
    </BlockSection>
  );
}
