import { t } from '@lingui/core/macro';
import { EventCard } from '@/features/community/feed/event-card';
import { cardAction } from '@/features/community/feed/open-card';
import { PersonName } from '@/features/community/person-name';
import { Avatar, linked, Picture } from '@/ui';
import { BlockSection } from './block-section';
import styles from './card-blocks.module.css';
import type { BlockOf } from './layout-data';

/** Activities and votes side by side. */
export function ActivitiesBlock({ block: { blockId, title, cards } }: { block: BlockOf<'activities'> }) {
  const events = cards.filter((card) => card.kind !== 'article');
  if (events.length === 0) return null;
  return (
    <BlockSection blockId={blockId} title={title} bleed>
      <div className={styles.scroll}>
        <div className={styles.row}>
          {events.map((card) => (
            <div key={card.cardId} className={styles.event}>
              <EventCard card={card} />
            </div>
          ))}
        </div>
      </div>
    </BlockSection>
  );
}

/** What owners wrote about the car: the beginning of their texts. */
export function ReviewsBlock({ block: { blockId, title, cards } }: { block: BlockOf<'reviews'> }) {
  const reviews = cards.filter((card) => card.kind === 'article');
  if (reviews.length === 0) return null;
  return (
    <BlockSection blockId={blockId} title={title} bleed>
      <div className={styles.scroll}>
        <div className={styles.row}>
          {reviews.map((card) => (
            <div key={card.cardId} className={styles.review}>
              <div className={styles.by}>
                <Avatar src={card.author.avatar} name="" size="small" />
                <div className={styles.name}>
                  <PersonName person={card.author} />
                </div>
              </div>
              <div className={styles.title} {...linked(cardAction(card))}>
                {card.title}
              </div>
              <div className={styles.summary}>{card.summary}</div>
              <Picture
                src={card.cover}
                width={236}
                aspect={16 / 9}
                round="card"
                alt={t`${card.author.nickname}的配图`}
              />
            </div>
          ))}
        </div>
      </div>
    </BlockSection>
  );
}
