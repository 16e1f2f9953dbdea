import { t } from '@lingui/core/macro';
import { BottomBar, Button, IconButton } from '@/ui';
import styles from './plan-screen.module.css';

export interface PlanBarProps {
  /** The plan is kept already, or comes from somebody else. */
  canSave: boolean;
  isSaving: boolean;
  /** The plan may become the wish of its order. */
  canUse: boolean;
  isUsing: boolean;
  /** Older than 7 days, or no longer offered: it can only be worked out anew. */
  isOver: boolean;
  onShare: () => void;
  onSave: () => void;
  onEdit: () => void;
  onUse: () => void;
}

/** What can be done with a plan: pass on, keep, change, use for the order. */
export function PlanBar(props: PlanBarProps) {
  const { canSave, isSaving, canUse, isUsing, isOver, onShare, onSave, onEdit, onUse } = props;
  if (isOver) {
    return (
      <BottomBar>
        <Button block onClick={onEdit}>
          {t`重新计算`}
        </Button>
      </BottomBar>
    );
  }
  const save = (
    <Button block loading={isSaving} onClick={onSave}>
      {t`保存方案`}
    </Button>
  );
  const use = (
    <Button block loading={isUsing} onClick={onUse}>
      {t`用于本订单`}
    </Button>
  );
  return (
    <BottomBar
      lead={
        <div className={styles.icons}>
          <IconButton icon="share" label={t`分享方案`} onClick={onShare} />
          {canUse && canSave && <IconButton icon="bookmark" label={t`保存方案`} onClick={onSave} />}
        </div>
      }
    >
      <Button block variant="secondary" onClick={onEdit}>
        {t`修改`}
      </Button>
      {canUse ? use : canSave && save}
    </BottomBar>
  );
}
