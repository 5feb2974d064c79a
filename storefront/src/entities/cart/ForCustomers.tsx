import { HOME_OF_ROLE, type Role } from '@balsam/shared-api';
import { ButtonLink, EmptyState, type EmptyIllustrationName } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';

interface ForCustomersProps {
  art: EmptyIllustrationName;
  role: Exclude<Role, 'user'>;
}

/** Tells vendors and admins that this page is for customers, with a link to their own area. */
export function ForCustomers({ art, role }: ForCustomersProps) {
  const { t } = useTranslation('storefront');
  return (
    <EmptyState
      art={art}
      title={t('cart.customersOnly.title')}
      text={t('cart.customersOnly.text')}
      action={<ButtonLink to={HOME_OF_ROLE[role]}>{t(`cart.customersOnly.${role}`)}</ButtonLink>}
    />
  );
}
