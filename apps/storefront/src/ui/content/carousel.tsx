import { Swiper, SwiperItem } from '@tarojs/components';
import { SECOND_MS } from '@voltfront/rules/time';
import { Children, useState } from 'react';
import { cx } from '../cx';
import { sequence } from '../sequence';
import styles from './carousel.module.css';
import { CarouselDots } from './carousel-dots';
import type { CarouselProps } from './carousel-props';

/** Slides to swipe through, by the mini-program's own swiper. */
export function Carousel(props: CarouselProps) {
  const { children, label, aspect, intervalMs = 5 * SECOND_MS, dots = 'over', onChange, className } = props;
  const [index, setIndex] = useState(0);
  const slides = Children.toArray(children);
  const show = (at: number) => {
    setIndex(at);
    onChange?.(at);
  };
  return (
    <div className={cx(styles.carousel, !aspect && styles.fill, className)} role="region" aria-label={label}>
      <div className={styles.frame}>
        {aspect && <div style={{ paddingBottom: `${(100 / aspect).toFixed(3)}%` }} />}
        <Swiper
          className={styles.track}
          autoplay={intervalMs > 0 && slides.length > 1}
          interval={intervalMs}
          current={props.index ?? index}
          circular={slides.length > 1}
          onChange={(event) => show(event.detail.current)}
        >
          {sequence(slides.length).map((key, at) => (
            <SwiperItem key={key}>{slides[at]}</SwiperItem>
          ))}
        </Swiper>
      </div>
      {dots !== 'none' && <CarouselDots count={slides.length} index={index} place={dots} />}
    </div>
  );
}
