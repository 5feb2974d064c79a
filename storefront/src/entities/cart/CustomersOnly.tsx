import { selectRole, useAppSelector } from '@balsam/shared-api';
import { ButtonLink, EmptyState, type EmptyIllustrationName } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { ForCustomers } from './ForCustomers.tsx';
import { href } from '../page/paths.ts';

interface CustomersOnlyProps {
  art: EmptyIllustrationName;
  /** Message for visitors: nothing here yet, and what logging in would show. */
  title: string;
  text: string;
  /** Path to return to after the login. */
  from: string;
}

/** Replaces customer-only content: visitors can log in; vendors and admins learn that it is for customers. */
export function CustomersOnly({ art, title, text, from }: CustomersOnlyProps) {
  const { t } = useTranslation('storefront');
  const role = useAppSelector(selectRole);
  if (role === 'vendor' || role === 'admin') return <ForCustomers art={art} role={role} />;
  return (
    <EmptyState
      art={art}
      title={title}
      text={text}
      action={
        <div className="cluster">
          <ButtonLink to={href('shop')}>{t('cart.toShop')}</ButtonLink>
          <ButtonLink to={href('login')} state={{ from }} variant="outline">
            {t('cart.logIn')}
          </ButtonLink>
        </div>
      }
    />
  );
}
