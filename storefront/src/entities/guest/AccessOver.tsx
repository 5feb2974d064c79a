import { isApiError } from '@balsam/shared-api';
import { ButtonLink, EmptyState } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { href } from '../page/paths.ts';

const UNAUTHENTICATED = 401;

/** True if the token of an order no longer gives access to it. */
export const isAccessOver = ({ isError, error }: { isError: boolean; error?: unknown }): boolean =>
  isError && isApiError(error) && error.status === UNAUTHENTICATED;

/** Shown in place of a guest's order once access to it has ended: a code from an email gives it again. */
export function AccessOver({ orderNo }: { orderNo: string }) {
  const { t } = useTranslation('storefront');
  return (
    <EmptyState
      art="orders"
      title={t('guest.accessOver')}
      text={t('guest.accessOverText')}
      action={<ButtonLink to={href('trackOrder', { order: orderNo })}>{t('guest.askCode')}</ButtonLink>}
    />
  );
}
