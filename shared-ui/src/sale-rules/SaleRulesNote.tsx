import { useTranslation } from 'react-i18next';
import { Badge } from '../badge/Badge.tsx';

/** Rules that a product is sold under. */
export interface SaleRulesView {
  /** Buyers it is meant for; rx: against a prescription. */
  audience: 'anyone' | 'professional' | 'rx';
  /** Degrees Celsius to keep cold goods at; null for others, and `min_c` null if they may be colder. */
  keep_at: { min_c: number | null; max_c: number } | null;
  /** Age in years that the buyer confirms; null without one. */
  min_age: number | null;
  /** Units per person within days. */
  limits: { quantity: number; days: number }[];
}

interface SaleRulesNoteProps {
  rules: SaleRulesView | null;
  /** The goods are bought: the age has been confirmed, and cold goods come back only if they are faulty. */
  isSold?: boolean;
}

/** Badges of the rules that goods are sold under; nothing if anyone may buy any quantity. */
export function SaleRulesNote({ rules, isSold = false }: SaleRulesNoteProps) {
  const { t } = useTranslation('kit');
  if (rules === null) return null;
  const { audience, keep_at: range, min_age: age, limits } = rules;
  return (
    <span className="badge-group">
      {audience !== 'anyone' && <Badge variant="info">{t(`saleRules.${audience}`)}</Badge>}
      {age !== null && (
        <Badge variant="warning">{t(isSold ? 'saleRules.ageConfirmed' : 'saleRules.age', { age })}</Badge>
      )}
      {range && (
        <Badge variant="info">
          {range.min_c === null
            ? t('saleRules.keepBelow', { max: range.max_c })
            : t('saleRules.keepAt', { min: range.min_c, max: range.max_c })}
        </Badge>
      )}
      {range && isSold && <Badge variant="secondary">{t('saleRules.faultyOnly')}</Badge>}
      {limits.map(({ quantity, days }) => (
        <Badge key={`${quantity}/${days}`} variant="warning">
          {t('saleRules.limit', { count: quantity, days: t('saleRules.days', { count: days }) })}
        </Badge>
      ))}
    </span>
  );
}
