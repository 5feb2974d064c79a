import { useTranslation } from 'react-i18next';
import { formatMoney, formatNumber, type Currency, type Lang } from '../../format/format.ts';
import { useLang } from '../../format/use-lang.ts';
import type { IconShape } from '../../icon/shapes/icon-shape.ts';
import { SummaryCard } from '../../summary-card/SummaryCard.tsx';
import { ChangeNote } from './ChangeNote.tsx';
import type { SalesKey, SalesView } from './sales-view.ts';
import { boxSeamIcon, cashStackIcon, peopleIcon, percentIcon, receiptIcon, shopIcon } from '../../icon/shapes.ts';

const ICONS: Record<SalesKey, IconShape> = {
  sales: cashStackIcon,
  orders: receiptIcon,
  average_order: percentIcon,
  units: boxSeamIcon,
  customers: peopleIcon,
  vendors: shopIcon,
};

const isMoney = (key: SalesKey) => key === 'sales' || key === 'average_order';

const inWords = (key: SalesKey, value: number, currency: Currency, lang: Lang) =>
  isMoney(key) ? formatMoney(value, currency, lang) : formatNumber(value, lang);

export interface SalesBoxesProps {
  sales: SalesView;
  /** Lists behind the numbers. */
  hrefs?: Partial<Record<SalesKey, string>>;
}

/** Numbers of the period, compared with the previous one. */
export function SalesBoxes({ sales: { boxes, currency }, hrefs = {} }: SalesBoxesProps) {
  const { t } = useTranslation('kit');
  const lang = useLang();
  return (
    <div className="amount-grid">
      {boxes.map(({ key, value, previous, change_percent }) => (
        <SummaryCard
          key={key}
          label={t(`sales.boxes.${key}`)}
          value={inWords(key, value, currency, lang)}
          icon={ICONS[key]}
          href={hrefs[key]}
          detail={<ChangeNote percent={change_percent} previous={inWords(key, previous, currency, lang)} />}
        />
      ))}
    </div>
  );
}
