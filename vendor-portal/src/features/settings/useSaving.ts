import type { Success } from '@balsam/shared-api';
import { toastSuccess, withFailureToast } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';

/** Saves settings: a toast tells what the server says to it, and a failure is thrown on to the form. */
export function useSaving() {
  const { t } = useTranslation('vendor-portal');
  return (call: () => Promise<Success>): Promise<void> =>
    withFailureToast(
      async () => {
        const { message } = await call();
        toastSuccess(message);
      },
      () => t('settings.failed'),
    );
}
