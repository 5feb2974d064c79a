import type { ComponentPropsWithRef } from 'react';
import { formatDate, formatDay, formatMoment } from './format.ts';
import { useLang } from './use-lang.ts';

export interface DateTimeProps extends ComponentPropsWithRef<'time'> {
  /** ISO 8601. */
  value: string;
  /** Omits the time of day. */
  dayOnly?: boolean;
  /** Digits only, `DD-MM-YYYY HH:mm`, for lists. */
  numeric?: boolean;
}

/** A moment in the reader's language and the marketplace's time zone. */
export function DateTime({ value, dayOnly = false, numeric = false, ...rest }: DateTimeProps) {
  const lang = useLang();
  if (numeric) {
    return (
      <time dateTime={value} dir="ltr" {...rest}>
        {formatMoment(value)}
      </time>
    );
  }
  return (
    <time dateTime={value} {...rest}>
      {dayOnly ? formatDay(value, lang) : formatDate(value, lang)}
    </time>
  );
}
