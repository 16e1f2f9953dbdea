import { expect, test } from 'vitest';
import { calendarFile } from './calendar-file';

test('an event is a file that calendars take: times in UTC, signs escaped', () => {
  const startsAt = Date.parse('2026-12-01T14:00:00+08:00');
  const event = { title: '试驾', place: '上海静安; 一层, L118', startsAt, endsAt: startsAt + 3_600_000 };
  const lines = calendarFile(event, startsAt - 86_400_000).split('\r\n');
  expect(lines).toContain('DTSTART:20261201T060000Z');
  expect(lines).toContain('DTEND:20261201T070000Z');
  expect(lines).toContain('LOCATION:上海静安\\; 一层\\, L118');
  expect([lines[0], lines.at(-2), lines.at(-1)]).toEqual(['BEGIN:VCALENDAR', 'END:VCALENDAR', '']);
});
