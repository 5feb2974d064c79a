import type { ComponentPropsWithRef } from 'react';
import { formatDate, formatDay } from './format.ts';
import { useLang } from './use-lang.ts';

export interface DateTimeProps extends ComponentPropsWithRef<'time'> {
  /** ISO 8601. */
  value: string;
  /** Leaves the time of day out. */
  dayOnly?: boolean;
}

/** A moment in the reader's language and the marketplace's time zone. */
export function DateTime({ value, dayOnly = false, ...rest }: DateTimeProps) {
  const lang = useLang();
  return (
    <time dateTime={value} {...rest}>
      {dayOnly ? formatDay(value, lang) : formatDate(value, lang)}
    </time>
  );
}
