import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../format/format.ts';
import { useLang } from '../../format/use-lang.ts';

/** Number of pending items next to a menu entry. */
export function WaitingBadge({ count }: { count: number }) {
  const { t } = useTranslation('kit');
  return (
    <span className="console-count">
      <span aria-hidden="true">{formatNumber(count, useLang())}</span>
      <span className="visually-hidden">{t('console.waiting', { count })}</span>
    </span>
  );
}
