import { t } from '@lingui/core/macro';
import { hasAddressImport } from '@/platform/address-import';
import { BottomBar, Button, Stack } from '@/ui';
import styles from './address.module.css';

export interface AddressBarProps {
  onAdd: () => void;
  onImport: () => void;
}

/** Bar of an empty address book. */
export function FirstAddressActions({ onAdd, onImport }: AddressBarProps) {
  return (
    <Stack gap={3} className={styles.emptyActions}>
      <Button size="medium" onClick={onAdd}>
        {t`新增地址`}
      </Button>
      {hasAddressImport && (
        <Button variant="secondary" size="medium" onClick={onImport}>
          {t`导入微信地址`}
        </Button>
      )}
    </Stack>
  );
}

/** Adds an address by hand, or out of the messenger's address book. */
export function AddressBar({ onAdd, onImport }: AddressBarProps) {
  return (
    <BottomBar>
      {hasAddressImport && (
        <Button block variant="secondary" onClick={onImport}>
          {t`导入微信地址`}
        </Button>
      )}
      <Button block onClick={onAdd}>
        {t`新增地址`}
      </Button>
    </BottomBar>
  );
}
