/** Something to be put into a person's calendar; times in epoch milliseconds. */
export interface CalendarEvent {
  title: string;
  place: string;
  startsAt: number;
  endsAt: number;
}

/** How it went: `refused` by the person, `failed` where there is no calendar. */
export type CalendarOutcome = 'added' | 'refused' | 'failed';
