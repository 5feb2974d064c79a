import type { ReturnTerms } from '@balsam/shared-api';
import { arrowCounterclockwiseIcon, Icon, xCircleIcon } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import './return-terms.css';

/** Return terms of a product in one sentence. */
export function ReturnTermsNote({ terms }: { terms: ReturnTerms }) {
  const { t } = useTranslation('storefront');
  const comesBack = terms.class === 'open' || terms.class === 'sealed';
  return (
    <span className="sf-return-terms">
      <Icon icon={comesBack ? arrowCounterclockwiseIcon : xCircleIcon} />
      <span>{t(`returnTerms.${terms.class}`, { count: terms.days })}</span>
    </span>
  );
}
