import { t } from '@lingui/core/macro';
import type { DevicePermission, PermissionWay } from '@voltfront/brand/privacy';
import type { PermissionState } from '@/platform/permissions/state';
import { Icon, type IconName, Tag, type TagProps, Text } from '@/ui';
import styles from './permission-card.module.css';

const ICONS: Record<DevicePermission['key'], IconName> = {
  camera: 'camera',
  album: 'image',
  position: 'location',
  microphone: 'service',
  notifications: 'bell',
  clipboard: 'copy',
  calendar: 'calendar',
  storage: 'lock',
};

export interface PermissionCardProps {
  permission: DevicePermission;
  way: PermissionWay;
  /** Undefined while it is being read. */
  state: PermissionState | undefined;
}

/** A permission: what for, which functions ask, what happens without it, and what was decided. */
export function PermissionCard({ permission, way, state }: PermissionCardProps) {
  const { key, name, purpose, functions, without } = permission;
  return (
    <div className={styles.card}>
      <div className={styles.head}>
        <Icon name={ICONS[key]} size={24} />
        <span className={styles.name}>{name}</span>
        <StateTag way={way} state={state} />
      </div>
      {way === 'unused' ? (
        <Text size="small" tone="secondary">{t`目前没有功能需要此权限，我们不会申请。`}</Text>
      ) : (
        <>
          <Row label={t`用途`}>{purpose}</Row>
          <Row label={t`功能`}>{functions.join(t`、`)}</Row>
          <Row label={t`不允许时`}>{without}</Row>
        </>
      )}
    </div>
  );
}

/** Word and colour of a state. */
function stateWord(way: PermissionWay, state: PermissionState | undefined): [string, TagProps['tone']] | null {
  if (way === 'unused') return [t`未使用`, 'neutral'];
  if (way === 'given') return [t`无需授权`, 'neutral'];
  if (way === 'untold' || state === 'untold') return [t`使用时由系统询问`, 'neutral'];
  if (state === undefined) return null;
  if (state === 'unasked') return [t`未询问`, 'neutral'];
  return state === 'granted' ? [t`已允许`, 'success'] : [t`未允许`, 'warning'];
}

function StateTag({ way, state }: Pick<PermissionCardProps, 'way' | 'state'>) {
  const word = stateWord(way, state);
  return word && <Tag tone={word[1]}>{word[0]}</Tag>;
}

function Row({ label, children }: { label: string; children: string }) {
  return (
    <div className={styles.row}>
      <span className={styles.label}>{label}</span>
      <span className={styles.words}>{children}</span>
    </div>
  );
}
