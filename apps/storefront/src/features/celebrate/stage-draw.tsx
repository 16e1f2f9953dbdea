import { t } from '@lingui/core/macro';
import type { DrawData } from '@voltfront/contract';
import { reasonAgainst } from '@/features/draw/draw-words';
import { PrizePopup } from '@/features/draw/prize-popup';
import { useDrawOnce } from '@/features/draw/use-draw-once';
import { Button, Picture } from '@/ui';
import styles from './celebrate.module.css';

/** The draw as a row of prizes in the light of a stage, and the button that uses a chance. */
export function StageDraw({ draw }: { draw: DrawData }) {
  const { campaign, prizes, own } = draw;
  const once = useDrawOnce(campaign.slug, null);
  const chances = own?.chances ?? 0;
  const reason = reasonAgainst(draw);
  const isOff = reason !== null || (own !== null && chances === 0);
  return (
    <div className={styles.draw} style={{ backgroundColor: campaign.artwork.accent }}>
      <h2 className={styles.drawTitle}>{t`庆典抽奖`}</h2>
      <div className={styles.prizes}>
        {prizes.map(({ prizeId, title, picture, left }) => (
          <div key={prizeId} className={styles.prize}>
            <span className={styles.spot}>
              <Picture src={picture} width={64} aspect={1} alt="" clear fit="contain" />
            </span>
            <span className={styles.name}>{left === 0 ? t`${title}（已领完）` : title}</span>
          </div>
        ))}
      </div>
      <Button
        block
        disabled={isOff}
        loading={once.isDrawing}
        onClick={isOff ? undefined : () => void once.draw('chance')}
      >
        {t`抽奖`}
      </Button>
      <div className={styles.note} role="status">
        {reason ?? (own === null ? t`登录后即可抽奖` : chances > 0 ? t`还可抽 ${chances} 次` : t`完成下方任务获得机会`)}
      </div>
      <PrizePopup drawn={once.drawn} onClose={once.putAway} />
    </div>
  );
}
