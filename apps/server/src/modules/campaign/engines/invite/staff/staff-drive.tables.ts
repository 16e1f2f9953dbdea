import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAt } from '../../../../../kernel/columns';
import { personal, pick } from '../../../../../kernel/personal-data';

/** Test drives that were booked by the fixed code of an employee. */
export const staffDrives = pgTable(
  'campaign_staff_drives',
  {
    employeeId: text('employee_id').notNull(),
    driveId: text('drive_id').notNull(),
    /** Job number at the time of the booking. */
    jobId: text('job_id').notNull(),
    /** What the employee tells the store. */
    note: text('note').notNull().default(''),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.employeeId, t.driveId] }),
    index('campaign_staff_drives_newest').on(t.employeeId, t.createdAt, t.driveId),
    index('campaign_staff_drives_of_drive').on(t.driveId),
  ],
);

personal(staffDrives, {
  owner: staffDrives.employeeId,
  exported: {
    title: '我邀约的试驾',
    columns: pick(staffDrives, 'jobId', 'note', 'createdAt'),
    newest: staffDrives.createdAt,
  },
  erased: { delete: true },
});
