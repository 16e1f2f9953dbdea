import type { TestDriveData } from '@voltfront/contract';
import { PlaceButtons } from '@/features/place/place-buttons';
import { Section, Stack, Text } from '@/ui';

/** The store of a drive, and the ways to it. */
export function DriveStore({ store }: { store: NonNullable<TestDriveData['store']> }) {
  const { name, address } = store;
  return (
    <Section pad="l" label={name}>
      <Stack gap={3}>
        <Stack gap={1}>
          <Text weight="medium">{name}</Text>
          <Text size="small" tone="secondary">
            {address}
          </Text>
        </Stack>
        <PlaceButtons place={store} />
      </Stack>
    </Section>
  );
}
