import type { MoneyPart } from '@balsam/shared-api';
import { formatDay, formatMoney, formatRate, useLang, useLocalized, type Currency } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';

interface CommissionRuleProps {
  line: MoneyPart['lines'][number];
  currency: Currency;
}

/** Says which rate made a line's commission and of what amount it was taken, as both were frozen when the order was placed. */
export function CommissionRule({ line, currency }: CommissionRuleProps) {
  const { t } = useTranslation('vendor-portal');
  const lang = useLang();
  const localized = useLocalized();
  const { commission_source: source, commission_category: category, commission_from_day: day } = line;
  if (source === 'none') return t('money.rules.none');
  return (
    <span className="cell-stack">
      {t('money.part.reckoning', {
        rate: formatRate(line.commission_percent, lang),
        base: formatMoney(line.commission_base, currency, lang),
      })}
      <span className="text-body-secondary">
        {t(`money.rules.${source}`, { category: category ? localized(category.name, category.name_arabic) : '' })}
      </span>
      {day && <span className="text-body-secondary">{t('money.part.since', { day: formatDay(day, lang) })}</span>}
    </span>
  );
}
