import { t } from '@lingui/core/macro';
import { SECOND_MS } from '@voltfront/rules/time';
import { Children, useRef, useState } from 'react';
import { cx } from '../cx';
import { sequence } from '../sequence';
import styles from './carousel.module.css';
import { CarouselDots } from './carousel-dots';
import type { CarouselProps } from './carousel-props';
import { useAutoplay, useSlides, useWantedSlide } from './use-slides';

/** Slides to swipe through, by the browser's own scrolling. Arrow keys move when it has the focus. */
export function Carousel(props: CarouselProps) {
  const { children, label, aspect, intervalMs = 5 * SECOND_MS, dots = 'over', onChange, className } = props;
  const track = useRef<HTMLDivElement>(null);
  const [isHeld, setIsHeld] = useState(false);
  const slides = Children.toArray(children);
  const { index, handleScroll, goTo, letGo } = useSlides(track, slides.length, onChange);
  useWantedSlide(props.index, index, goTo);
  const step = (by: number) => goTo((index + by + slides.length) % slides.length);
  useAutoplay(track, slides.length > 1 ? intervalMs : 0, isHeld, () => step(1));
  const hold = () => {
    letGo();
    setIsHeld(true);
  };
  const release = () => setIsHeld(false);
  return (
    <div className={cx(styles.carousel, !aspect && styles.fill, className)}>
      <div className={styles.frame}>
        {aspect && <div style={{ paddingBottom: `${(100 / aspect).toFixed(3)}%` }} />}
        <div
          ref={track}
          className={styles.track}
          role="region"
          aria-roledescription="carousel"
          aria-label={label}
          tabIndex={slides.length > 1 ? 0 : undefined}
          onScroll={handleScroll}
          onTouchStart={hold}
          onTouchEnd={release}
          onTouchCancel={release}
          onMouseEnter={hold}
          onMouseLeave={release}
          onFocus={hold}
          onBlur={release}
          onKeyDown={(event) => {
            if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return;
            event.preventDefault();
            step(event.key === 'ArrowRight' ? 1 : -1);
          }}
        >
          {sequence(slides.length).map((key, at) => (
            <div key={key} className={styles.slide} role="group" aria-label={t`第${at + 1}张，共${slides.length}张`}>
              {slides[at]}
            </div>
          ))}
        </div>
      </div>
      {dots !== 'none' && <CarouselDots count={slides.length} index={index} place={dots} />}
    </div>
  );
}
