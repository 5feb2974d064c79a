import { activeFilters, useDownloadFileMutation } from '@balsam/shared-api';
import { DownloadButton } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';

export interface CsvButtonProps {
  /** The address of the file, below the API's base. */
  url: string;
  /** Those of the list: the file holds the same rows, all of them. */
  filters: object;
}

/** Saves a list as a CSV file. */
export function CsvButton({ url, filters }: CsvButtonProps) {
  const { t } = useTranslation('admin-console');
  const [download] = useDownloadFileMutation();
  return (
    <DownloadButton onDownload={() => download({ url, params: activeFilters(filters) }).unwrap()}>
      {t('lists.export')}
    </DownloadButton>
  );
}
