import { Picture, Strip } from '@/ui';
import styles from './family-head.module.css';
import type { HeadProps } from './head-props';

/** A family picture with a rounded lower edge, the words on a card over it, and the rows of seats to swipe through. */
export function FamilyHead({ settings: { headline, lead, picture, accent, partner, facts = [] } }: HeadProps) {
  return (
    <div className={styles.family}>
      <div className={styles.frame}>
        <Picture src={picture} width={390} aspect={1.35} alt="" eager />
      </div>
      <div className={styles.card}>
        {partner && (
          <div className={styles.badge} style={{ backgroundColor: accent }}>
            {`${partner.name} · ${partner.note}`}
          </div>
        )}
        <div className={styles.headline} role="heading" aria-level={1}>
          {headline}
        </div>
        <div className={styles.lead}>{lead}</div>
      </div>
      <Strip className={styles.strip} chosen={-1} label={headline}>
        {(idOf) => (
          <div className={styles.row}>
            {facts.map(({ title, text, picture: shown }, index) => (
              <div key={title} id={idOf(index)} className={styles.fact}>
                <Picture src={shown} width={220} aspect={1.6} alt="" round="card" />
                <div className={styles.title}>{title}</div>
                <div className={styles.text}>{text}</div>
              </div>
            ))}
          </div>
        )}
      </Strip>
    </div>
  );
}
