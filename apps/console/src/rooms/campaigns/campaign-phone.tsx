import { useTexts } from '../../texts/texts';
import { momentOr } from '../../ui/moments';
import { PhoneFrame } from '../../ui/phone-frame';
import { pictureAt } from '../../ui/picture';
import type { Draft } from './campaign-draft';
import styles from './campaigns.module.css';
import { oddsOf } from './odds';

/** The first screen of a campaign with what is typed at present. */
export function CampaignPhone({ draft }: { draft: Draft }) {
  const { t } = useTexts();
  const { title, lead, artwork, startsAt, endsAt, prizes, sections } = draft;
  return (
    <PhoneFrame
      bar={title}
      accent={artwork.accent}
      picture={artwork.tall && pictureAt(artwork.tall, 400)}
      pictureHeight={150}
      words={
        <>
          <b>{title}</b>
          <span>{lead}</span>
          <small>{`${momentOr(startsAt)} ~ ${momentOr(endsAt)}`}</small>
        </>
      }
    >
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
    </PhoneFrame>
  );
}
