import type { TestDriveChannelData } from '@voltfront/contract';
import { Stack, Text } from '@/ui';

/** Rules of a channel, one after another. */
export function DriveRules({ rules }: { rules: TestDriveChannelData['settings']['rules'] }) {
  return (
    <Stack gap={3}>
      {rules.map(({ title, text }) => (
        <Stack key={title} gap={1}>
          <Text weight="medium" heading={2}>
            {title}
          </Text>
          <Text size="small" tone="secondary" leading="normal">
            {text}
          </Text>
        </Stack>
      ))}
    </Stack>
  );
}
