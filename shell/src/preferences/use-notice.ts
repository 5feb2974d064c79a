import { takeNotice } from '@balsam/shared-api';
import { toastSuccess } from '@balsam/shared-ui';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

/** Shows the toast that was stored before a reload, which would have hidden it. */
export function useNotice(): void {
  const { t } = useTranslation(['shell']);
  useEffect(() => {
    const notice = takeNotice();
    if (notice) toastSuccess(t(notice));
  }, [t]);
}
