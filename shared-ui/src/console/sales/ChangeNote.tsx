import { useTranslation } from 'react-i18next';
import { formatPercent } from '../../format/format.ts';
import { useLang } from '../../format/use-lang.ts';
import { Icon } from '../../icon/Icon.tsx';
import { arrowDownIcon, arrowUpIcon } from '../../icon/shapes.ts';

interface ChangeNoteProps {
  /** Change from the previous period; null if that was zero. `previous` is its formatted value. */
  percent: number | null;
  previous: string;
}

/** Increase or decrease of a number, as text with an arrow. */
export function ChangeNote({ percent, previous }: ChangeNoteProps) {
  const { t } = useTranslation('kit');
  const lang = useLang();
  if (percent === null) return t('sales.change.none');
  if (Math.round(percent) === 0) return t('sales.change.same', { previous });
  const rose = percent > 0;
  const share = formatPercent(Math.abs(percent) / 100, lang);
  return (
    <span className={rose ? 'change-up' : 'change-down'}>
      <Icon icon={rose ? arrowUpIcon : arrowDownIcon} />{' '}
      {t(rose ? 'sales.change.more' : 'sales.change.less', { share, previous })}
    </span>
  );
}
