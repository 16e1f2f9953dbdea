import type { VersionConfigData } from '@voltfront/contract';
import type { Selection } from '@voltfront/rules/configurator/types';
import { type CarView, carPicture, isInside } from '@/features/vehicle/stage/car-pictures';
import { CrossFade } from '@/features/vehicle/stage/cross-fade';
import { cx } from '@/ui';
import styles from './chosen-look.module.css';

/** Groups whose options can be seen, with the view that shows them best. */
const VIEWS: Readonly<Record<string, CarView>> = { paint: 'front', wheel: 'side', interior: 'interior' };

export interface ChosenLookProps {
  config: VersionConfigData;
  selection: Selection;
  groupCode: string;
}

/** The car as chosen so far, where the open group of options can be seen on it; nothing elsewhere. */
export function ChosenLook({ config, selection, groupCode }: ChosenLookProps) {
  const view = VIEWS[groupCode];
  if (!view) return null;
  const inside = isInside(view);
  return (
    <div className={cx(styles.stage, inside && styles.cabin)}>
      <CrossFade
        key={view}
        src={carPicture(config, selection, view)}
        alt={`${config.modelName} ${config.versionName}`}
        width={390}
        fit={inside ? 'cover' : 'contain'}
        isFirst
        ahead={[]}
      />
    </div>
  );
}
