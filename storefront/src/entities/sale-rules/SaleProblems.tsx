import type { SaleProblem } from '@balsam/shared-api';
import { formatDay, useLang } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';

/** Rules that a cart line breaks, with their remedies. Age is confirmed at the checkout. */
export function SaleProblems({ problems }: { problems: readonly SaleProblem[] }) {
  const { t } = useTranslation('storefront');
  const lang = useLang();
  const textOf = (problem: SaleProblem) => {
    if (problem.code === 'age_confirmation') return t('saleRules.problem.age', { age: problem.min_age });
    if (problem.code === 'cold_not_delivered') return t('saleRules.problem.cold');
    const { left, limit, days, again_on: day } = problem;
    const again = day === null ? '' : ` ${t('saleRules.problem.again', { day: formatDay(day, lang) })}`;
    const shown = t('saleRules.problem.days', { count: days });
    return t('saleRules.problem.limit', { count: left, limit, days: shown }) + again;
  };
  return problems.map((problem) => (
    <p key={problem.code} className={problem.code === 'age_confirmation' ? 'form-text mb-0' : 'field-error mb-0'}>
      {textOf(problem)}
    </p>
  ));
}
