import { t } from '@lingui/core/macro';
import type { TestDriveData } from '@voltfront/contract';
import { openMap } from '@/features/place/open-map';
import { dial } from '@/platform/external';
import { Button, Section, Stack, Text } from '@/ui';

/** The store of a drive, and the ways to it. */
export function DriveStore({ store }: { store: NonNullable<TestDriveData['store']> }) {
  const { name, address, phone } = store;
  return (
    <Section pad="l" label={name}>
      <Stack gap={3}>
        <Stack gap={1}>
          <Text weight="medium">{name}</Text>
          <Text size="small" tone="secondary">
            {address}
          </Text>
        </Stack>
        <Stack row gap={2}>
          <Button block size="small" variant="secondary" icon="navigation" onClick={() => openMap(store)}>
            {t`导航`}
          </Button>
          <Button block size="small" variant="secondary" icon="phone" onClick={() => dial(phone)}>
            {t`致电`}
          </Button>
        </Stack>
      </Stack>
    </Section>
  );
}
