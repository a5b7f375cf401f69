interface CalendarEntry {
  readonly title: string;
  readonly details: string;
  readonly start: Date;
  readonly minutes: number;
}

/** A moment as calendars write it: `20270210T230000Z`. */
function stamp(moment: Date): string {
  return moment.toISOString().replace(/[-:]|\.\d{3}/g, "");
}

/** Where a click puts an entry into the visitor's own calendar, with nothing sent to anybody else. */
export function calendarLink({ title, details, start, minutes }: CalendarEntry): string {
  const end = new Date(start.getTime() + minutes * 60_000);
  const values = { action: "TEMPLATE", text: title, dates: `${stamp(start)}/${stamp(end)}`, details };
  return `https://calendar.google.com/calendar/render?${new URLSearchParams(values)}`;
}
