import { useTexts } from '../../texts/texts';
import { momentOr } from '../../ui/moments';
import { pictureAt } from '../../ui/picture';
import type { Draft } from './campaign-draft';
import styles from './campaigns.module.css';
import { oddsOf } from './odds';

/**
 * The first screen of a campaign with what is typed at present: the console's policy lets no page into a frame, and the shop
 * shows no draft.
 */
export function CampaignPhone({ draft }: { draft: Draft }) {
  const { t } = useTexts();
  const { title, lead, artwork, startsAt, endsAt, prizes, sections } = draft;
  return (
    <div className={styles.phone}>
      <div className={styles.screen}>
        <div className={styles.bar}>{title}</div>
        <div className={styles.hero} style={{ background: artwork.accent }}>
          {artwork.tall ? <img src={pictureAt(artwork.tall, 400)} alt="" /> : null}
          <div>
            <b>{title}</b>
            <span>{lead}</span>
            <small>{`${momentOr(startsAt)} ~ ${momentOr(endsAt)}`}</small>
          </div>
        </div>
        <div className={styles.shelf}>
          {prizes.map(({ key, title: prize, picture, weight, stock, taken }) => (
            <figure key={key}>
              {picture ? <img src={pictureAt(picture, 160)} alt="" /> : null}
              {prize}
              <small>
                {weight > 0 ? oddsOf(weight) : null} {stock === null ? null : t('campaignLeft', { n: stock - taken })}
              </small>
            </figure>
          ))}
        </div>
        <div className={styles.rules}>
          {sections.map(({ title: heading, paragraphs }) => (
            <div key={heading}>
              <b>{heading}</b>
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
