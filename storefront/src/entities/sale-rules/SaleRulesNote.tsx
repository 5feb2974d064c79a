import type { SaleRules } from '@balsam/shared-api';
import { Badge } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';

/** Badges of the rules that a product is sold under; nothing if anyone may buy any quantity. */
export function SaleRulesNote({ rules }: { rules: SaleRules | null }) {
  const { t } = useTranslation('storefront');
  if (rules === null) return null;
  const { audience, cold, min_age: age, limits } = rules;
  return (
    <span className="badge-group">
      {audience !== 'anyone' && <Badge variant="info">{t(`saleRules.${audience}`)}</Badge>}
      {age !== null && <Badge variant="warning">{t('saleRules.age', { age })}</Badge>}
      {cold && <Badge variant="info">{t('saleRules.cold')}</Badge>}
      {limits.map(({ quantity, days }) => (
        <Badge key={`${quantity}/${days}`} variant="warning">
          {t('saleRules.limit', { count: quantity, days })}
        </Badge>
      ))}
    </span>
  );
}
