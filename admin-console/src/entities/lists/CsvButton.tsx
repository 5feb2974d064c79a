import { activeFilters, useDownloadFileMutation } from '@balsam/shared-api';
import { DownloadButton } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';

export interface CsvButtonProps {
  /** URL of the file, relative to the API's base. */
  url: string;
  /** The list's filters: the file holds all matching rows. */
  filters: object;
}

export function CsvButton({ url, filters }: CsvButtonProps) {
  const { t } = useTranslation('admin-console');
  const [download] = useDownloadFileMutation();
  return (
    <DownloadButton onDownload={() => download({ url, params: activeFilters(filters) }).unwrap()}>
      {t('lists.export')}
    </DownloadButton>
  );
}
