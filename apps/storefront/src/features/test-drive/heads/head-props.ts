import type { TestDriveChannelData } from '@voltfront/contract';

/** What the head of a screen is drawn from. */
export interface HeadProps {
  settings: TestDriveChannelData['settings'];
}
