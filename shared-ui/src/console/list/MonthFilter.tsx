import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dayOf, formatDayPart } from '../../format/format.ts';
import { useLang } from '../../format/use-lang.ts';
import { FilterSelect } from './FilterSelect.tsx';
import { pastMonths } from './months.ts';

interface MonthFilterProps {
  /** `YYYY-MM`, or '' for none. */
  value: string;
  onChange: (month: string) => void;
}

const YEARS = 2;

/** Filter by a month of recent years. */
export function MonthFilter({ value, onChange }: MonthFilterProps) {
  const { t } = useTranslation('kit');
  const lang = useLang();
  const [months] = useState(() => pastMonths(dayOf(new Date()), YEARS * 12));
  return (
    <FilterSelect
      label={t('span.month')}
      value={value}
      onChange={onChange}
      options={months.map((month) => ({ value: month, label: formatDayPart(`${month}-01`, 'monthOfYear', lang) }))}
      placeholder={t('span.everyMonth')}
    />
  );
}
