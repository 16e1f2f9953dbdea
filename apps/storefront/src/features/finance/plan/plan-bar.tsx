import { t } from '@lingui/core/macro';
import { BottomBar, Button, IconButton } from '@/ui';
import styles from './plan-screen.module.css';

export interface PlanBarProps {
  /** The plan is saved already, or was shared by somebody else. */
  canSave: boolean;
  isSaving: boolean;
  /** The plan may become the wish of its order. */
  canUse: boolean;
  isUsing: boolean;
  /** Older than 7 days, or no longer offered: it can only be recalculated. */
  isOver: boolean;
  onShare: () => void;
  onSave: () => void;
  onEdit: () => void;
  onUse: () => void;
}

/** What can be done with a plan: pass on, keep, change, use for the order. */
export function PlanBar(props: PlanBarProps) {
  const { canSave, isSaving, canUse, isUsing, isOver, onSave, onEdit, onUse } = props;
  if (isOver) {
    return (
      <BottomBar>
        <Button block onClick={onEdit}>
          {t`重新计算`}
        </Button>
      </BottomBar>
    );
  }
  if (canUse) {
    return (
      <BottomBar lead={<Icons {...props} withEdit />}>
        <Button block loading={isUsing} onClick={onUse}>
          {t`用于本订单`}
        </Button>
      </BottomBar>
    );
  }
  return (
    <BottomBar lead={<Icons {...props} />}>
      <Button block variant={canSave ? 'secondary' : 'primary'} onClick={onEdit}>
        {t`修改`}
      </Button>
      {canSave && (
        <Button block loading={isSaving} onClick={onSave}>
          {t`保存方案`}
        </Button>
      )}
    </BottomBar>
  );
}

/** Actions shown as icons beside the main action; with an order, all but the main one. */
function Icons({ canSave, onShare, onSave, onEdit, withEdit }: PlanBarProps & { withEdit?: boolean }) {
  return (
    <div className={styles.icons}>
      <IconButton icon="share" label={t`分享方案`} onClick={onShare} />
      {withEdit && <IconButton icon="edit" label={t`修改方案`} onClick={onEdit} />}
      {withEdit && canSave && <IconButton icon="bookmark" label={t`保存方案`} onClick={onSave} />}
    </div>
  );
}
