import { useTranslation } from 'react-i18next';
import { Bdi } from '../format/Bdi.tsx';
import { formatDay } from '../format/format.ts';
import { useLang } from '../format/use-lang.ts';
import type { LineLotView } from './order-view.ts';

/** Batches of a sold line with their expiry; nothing for products without batches. */
export function LineLots({ lots }: { lots: readonly LineLotView[] }) {
  const { t } = useTranslation('kit');
  const lang = useLang();
  return lots.map(({ lot_no, expires_on, quantity }) => (
    <span key={`${lot_no} ${expires_on}`} className="text-secondary">
      {lot_no === '' ? (
        t('order.batchUnknown')
      ) : (
        <>
          {t('order.batch')} <Bdi>{lot_no}</Bdi>
        </>
      )}
      {expires_on !== null && ` · ${t('order.expires', { day: formatDay(expires_on, lang) })}`}
      {lots.length > 1 && ` · ${t('order.quantity', { quantity })}`}
    </span>
  ));
}
