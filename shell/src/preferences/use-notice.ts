import { takeNotice } from '@balsam/shared-api';
import { toastSuccess } from '@balsam/shared-ui';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

/** Shows what was to be said before a reload: a toast before it would never have been seen. */
export function useNotice(): void {
  const { t } = useTranslation(['shell']);
  useEffect(() => {
    const notice = takeNotice();
    if (notice) toastSuccess(t(notice));
  }, [t]);
}
