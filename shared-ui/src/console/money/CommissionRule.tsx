import { useTranslation } from 'react-i18next';
import { formatDay, formatMoney, formatRate, type Currency } from '../../format/format.ts';
import { useLang } from '../../format/use-lang.ts';
import { useLocalized } from '../../format/use-localized.ts';
import type { MoneyReader, SubOrderLineView } from './money-view.ts';

interface CommissionRuleProps {
  line: SubOrderLineView;
  currency: Currency;
  reader: MoneyReader;
}

/** Rate and base of a line's commission, as frozen when the order was placed. */
export function CommissionRule({ line, currency, reader }: CommissionRuleProps) {
  const { t } = useTranslation('kit');
  const lang = useLang();
  const localized = useLocalized();
  const { commission_source: source, commission_category: category, commission_from_day: day } = line;
  if (source === 'none') return t('money.rules.none');
  const isOwn = source === 'vendor' || source === 'vendor_category';
  const named = { category: category ? localized(category.name, category.name_arabic) : '' };
  return (
    <span className="cell-stack">
      {t('money.part.reckoning', {
        rate: formatRate(line.commission_percent, lang),
        base: formatMoney(line.commission_base, currency, lang),
      })}
      <span className="text-body-secondary">
        {isOwn ? t(`money.${reader}.rules.${source}`, named) : t(`money.rules.${source}`, named)}
      </span>
      {day && <span className="text-body-secondary">{t('money.part.since', { day: formatDay(day, lang) })}</span>}
    </span>
  );
}
