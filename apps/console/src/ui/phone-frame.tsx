import type { ReactNode } from 'react';
import styles from './phone-frame.module.css';

export interface PhoneFrameProps {
  /** Title in the page's bar. */
  bar: string;
  /** Colour behind picture and words. */
  accent: string;
  /** Address of the picture; empty: none. */
  picture: string;
  /** Height of the picture in px. */
  pictureHeight: number;
  /** On the colour, below the picture: small, bold and plain text. */
  words: ReactNode;
  children: ReactNode;
}

/**
 * The first screen of a page on a phone, drawn with what is typed at present: the console's policy lets no page into a
 * frame, and the shop shows no draft.
 */
export function PhoneFrame({ bar, accent, picture, pictureHeight, words, children }: PhoneFrameProps) {
  return (
    <div className={styles.phone}>
      <div className={styles.screen}>
        <div className={styles.bar}>{bar}</div>
        <div className={styles.hero} style={{ background: accent }}>
          {picture === '' ? null : <img src={picture} alt="" style={{ height: pictureHeight }} />}
          <div className={styles.words}>{words}</div>
        </div>
        {children}
      </div>
    </div>
  );
}
