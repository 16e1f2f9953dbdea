import { formatDateTime } from '@voltfront/rules/format/date';
import { render } from '../../kernel/texts';
import { csvFile } from '../account';
import { selectSignUps } from './activity-desk.repository';
import { signUpFileTexts } from './sign-up-file.texts';
import { presentSignUps } from './staff-activities';

const COLUMNS = ['signUpId', 'nickname', 'state', 'seats', 'pointsFee', 'answers', 'createdAt'] as const;

/** The filtered sign-ups of an activity as a CSV file. */
export const signUpFile = csvFile({
  key: 'POST /api/mpmkt/v1/staff/activity/signUps/export',
  name: 'sign-ups',
  columns: COLUMNS.map((column) => signUpFileTexts[column]),
  async read(ctx, filter, range) {
    const rows = await selectSignUps(ctx.db, filter, range);
    const lines = (await presentSignUps(ctx, rows)).map((line) => [
      line.signUpId,
      line.nickname,
      render(signUpFileTexts[line.state], ctx.language),
      line.seats,
      line.pointsFee,
      line.answers.map(({ label, value }) => `${label}: ${value}`).join('; '),
      formatDateTime(line.createdAt),
    ]);
    const last = rows.at(-1);
    return { lines, last: last ? { key: 0, id: last.id } : null };
  },
});
