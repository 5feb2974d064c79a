import { selectRole, useAppSelector } from '@balsam/shared-api';
import { ButtonLink, EmptyState, type EmptyArtName } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { ForCustomers } from './ForCustomers.tsx';
import { href } from '../page/paths.ts';

interface CustomersOnlyProps {
  art: EmptyArtName;
  /** What a visitor is told: that there is nothing yet, and what signing in would show. */
  title: string;
  text: string;
  /** Where a visitor comes back to. */
  from: string;
}

/** In place of what only a customer has: a visitor may sign in, a vendor or an admin is told whom it is for. */
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
