import { t } from '@lingui/core/macro';
import type { CollectionData } from '@voltfront/contract';
import { Block } from '@/features/campaign/block';
import { Button, Checkbox, Fill, Picture, shortDate, Text } from '@/ui';
import styles from './figures.module.css';
import { useTurnFigure } from './use-figures';

export interface FreeFiguresProps {
  collection: CollectionData;
  /** Awards that are chosen to be sent. */
  chosen: ReadonlySet<string>;
  onChoose: (awardId: string, isChosen: boolean) => void;
}

/** Figures that were not sent yet: chosen for a parcel, or doubles turned back into points. */
export function FreeFigures({ collection, chosen, onChoose }: FreeFiguresProps) {
  const turnPoints = collection.settings.series?.turnPoints ?? 0;
  const { turn, isTurning } = useTurnFigure(turnPoints);
  const rows = collection.figures.flatMap(({ title, picture, count, free }) =>
    free.map(({ awardId, claimUntil }) => ({ awardId, claimUntil, title, picture, isDouble: count > 1 })),
  );
  if (rows.length === 0) return null;
  return (
    <Block title={t`待发货`}>
      {rows.map(({ awardId, claimUntil, title, picture, isDouble }) => (
        <div key={awardId} className={styles.row}>
          <Checkbox
            checked={chosen.has(awardId)}
            onChange={(isOn) => onChoose(awardId, isOn)}
            label={t`选择${title}`}
          />
          <span className={styles.small}>
            <Picture src={picture} width={44} aspect={1} alt="" clear fit="contain" />
          </span>
          <Fill>
            <Text>{title}</Text>
            <Deadline claimUntil={claimUntil} />
          </Fill>
          {isDouble && (
            <Button
              size="small"
              variant="secondary"
              disabled={isTurning}
              label={t`${title}换 ${turnPoints} 积分`}
              onClick={() => void turn(awardId, title)}
            >
              {t`换 ${turnPoints} 积分`}
            </Button>
          )}
        </div>
      ))}
    </Block>
  );
}

function Deadline({ claimUntil }: { claimUntil: number | null }) {
  if (claimUntil === null) return null;
  const last = shortDate(claimUntil - 1);
  return <Text size="small" tone="secondary">{t`${last}前可申请发货`}</Text>;
}
