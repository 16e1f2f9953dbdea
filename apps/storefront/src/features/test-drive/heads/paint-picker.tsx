import { t } from '@lingui/core/macro';
import { ChoiceTiles, cx, Picture } from '@/ui';
import type { DrivePartProps } from '../drive-form';
import styles from './paint-picker.module.css';

const FIRST = 'ember';

/** Colours of the paints, for the dots. */
const DOTS: Record<string, string | undefined> = {
  ember: '#b4532a',
  ink: '#1e3350',
  pine: '#2f5545',
  pearl: '#ecebe6',
  mist: '#9fb4c2',
  carbon: '#26282b',
};

/** The car in the chosen paint at night, and the paints as dots under it. */
export function PaintPicker({ field, chosen, onChoose }: DrivePartProps) {
  const shown = typeof chosen === 'string' ? chosen : FIRST;
  const name = field.options.find(({ key }) => key === chosen)?.text;
  return (
    <div className={styles.stage}>
      <Picture
        src={`/assets/cars/YLX_front_turbine_${shown}.webp`}
        width={358}
        aspect={1.9}
        alt={name ?? ''}
        clear
        fit="contain"
      />
      <div className={styles.name}>{name ?? t`请选择车色`}</div>
      <ChoiceTiles
        label={field.label}
        className={styles.dots}
        items={field.options}
        keyOf={({ key }) => key}
        chosenKey={typeof chosen === 'string' ? chosen : null}
        onTap={({ key }) => onChoose(key)}
        nameOf={({ text }) => text}
        tileClass={(_, isChosen) => cx(styles.dot, isChosen && styles.chosen)}
      >
        {({ key }) => <span className={styles.paint} style={{ backgroundColor: DOTS[key] }} />}
      </ChoiceTiles>
    </div>
  );
}
