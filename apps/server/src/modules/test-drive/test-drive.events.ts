import type { TestDriveState } from '@voltfront/rules/test-drive/test-drive-moves';

declare module '../../kernel/jobs' {
  interface EventMap {
    /** A test drive of somebody with an account was made or moved to another state. */
    TestDriveMoved: {
      userId: string;
      driveNo: string;
      /** Counts the moves of this drive. */
      sequence: number;
      to: TestDriveState;
      modelId: string;
      storeId: string | null;
      startsAt: number | null;
      /** Why it was cancelled; empty otherwise. */
      reason: string;
    };
  }
  interface JobMap {
    /** Sends a text message about a new state, or `isLost` about a closed store, with the signed link of the drive. */
    textTestDrive: { driveId: string; state: TestDriveState; isLost?: true };
    /** Ends a test drive whose person did not come. */
    missTestDrive: { userId: string; driveId: string; startsAt: number };
  }
}
