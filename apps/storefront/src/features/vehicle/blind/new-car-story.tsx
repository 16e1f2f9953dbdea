import { t } from '@lingui/core/macro';
import type { BlindBookingData } from '@voltfront/contract';
import { withCommas } from '@voltfront/rules/money';
import { useState } from 'react';
import { cx, Fill, Icon, Picture, ProgressLine, Text, Video } from '@/ui';
import styles from './new-car-story.module.css';

/** Published facts about the new car, with the number of bookings left. */
export function NewCarStory({ booking }: { booking: BlindBookingData }) {
  const { facts, highlights, benefits } = booking;
  return (
    <>
      <Places booking={booking} />
      <div className={styles.facts}>
        {facts.map(({ value, unit, label }) => (
          <div key={label} className={styles.fact}>
            <div className={styles.value}>
              {value}
              <span className={styles.unit}>{unit}</span>
            </div>
            <Text size="small" tone="secondary">
              {label}
            </Text>
          </div>
        ))}
      </div>
      <Films films={booking.films} />
      <div className={styles.heading}>{t`已揭晓的亮点`}</div>
      {highlights.map(({ title, text, picture }) => (
        <div key={title} className={styles.highlight}>
          <Picture src={picture} width={350} aspect={16 / 9} alt="" />
          <div className={styles.highlightWords}>
            <div className={styles.title}>{title}</div>
            <div className={styles.text}>{text}</div>
          </div>
        </div>
      ))}
      <div className={styles.heading}>{t`盲订专属权益`}</div>
      <Benefits benefits={benefits} />
      <div className={styles.rules}>
        {t`盲订意向金可随时申请退款；每人每款车型限一单；版本、配置与价格以上市公布为准。`}
      </div>
    </>
  );
}

/** The benefits of those who book blind. */
export function Benefits({ benefits }: Pick<BlindBookingData, 'benefits'>) {
  return (
    <div className={styles.benefits}>
      {benefits.map(({ title, text }) => (
        <div key={title} className={styles.benefit}>
          <Icon name="gift" size={20} className={styles.icon} />
          <Fill>
            <div className={styles.title}>{title}</div>
            <div className={styles.text}>{text}</div>
          </Fill>
        </div>
      ))}
    </div>
  );
}

function bookingsWords({ state, bookingLimit, bookingsLeft }: BlindBookingData): string {
  const left = withCommas(bookingsLeft);
  const limit = withCommas(bookingLimit);
  if (state === 'full') return t`${limit} 席已满`;
  return state === 'ended' ? t`共 ${limit} 席` : t`余 ${left} / ${limit} 席`;
}

function Places({ booking }: { booking: BlindBookingData }) {
  const { bookingCount, bookingLimit, bookingsLeft } = booking;
  const count = withCommas(bookingCount);
  return (
    <div className={styles.places}>
      <div className={styles.count}>
        <span className={styles.number}>{count}</span>
        <Text inline size="small" tone="secondary">{t`人已盲订`}</Text>
        <span className={styles.left}>{bookingsWords(booking)}</span>
      </div>
      <ProgressLine value={1 - bookingsLeft / bookingLimit} label={t`盲订名额`} />
    </div>
  );
}

function Films({ films }: Pick<BlindBookingData, 'films'>) {
  const [index, setIndex] = useState(0);
  const film = films[index];
  if (!film) return null;
  return (
    <>
      <div className={styles.heading}>{t`预告影片`}</div>
      <div className={styles.film}>
        <Video key={film.src} src={film.src} poster={film.poster} label={film.title} />
      </div>
      <div className={styles.filmTitle}>{film.title}</div>
      {films.length > 1 && (
        <div className={styles.films}>
          {films.map(({ title, poster }, at) => (
            <button
              key={title}
              type="button"
              className={cx(styles.thumb, at === index && styles.chosen)}
              aria-label={title}
              aria-pressed={at === index}
              onClick={() => setIndex(at)}
            >
              <Picture src={poster} width={112} aspect={16 / 9} alt="" />
            </button>
          ))}
        </div>
      )}
    </>
  );
}
