import type { FormAnswers } from '@voltfront/rules/form/form-types';
import type { DriveRow } from './test-drive.repository';

declare module '../../kernel/hooks' {
  interface HookMap {
    /** An application was written: what a channel adds to it is added in its transaction, or refuses it. */
    driveApplied: { input: { drive: DriveRow; answers: FormAnswers }; answer: null };
    /** What employees say about drives that were booked by their codes; drives without a note are left out. */
    notesOfDrives: { input: { driveIds: readonly string[] }; answer: Map<string, string> };
    /** A drive of anybody, account or not, moved to another state, in its transaction. */
    driveMoved: { input: DriveRow; answer: null };
  }
}
