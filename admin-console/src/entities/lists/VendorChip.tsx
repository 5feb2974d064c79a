import { FilterChip } from '@balsam/shared-ui/console';
import { Trans, useTranslation } from 'react-i18next';

interface VendorChipProps {
  /** Undefined where no row in sight tells it. */
  name: string | undefined;
  onClear: () => void;
}

/** Says which vendor a list is narrowed to. */
export function VendorChip({ name, onClear }: VendorChipProps) {
  const { t } = useTranslation('admin-console');
  return (
    <FilterChip clearText={t('lists.allVendors')} onClear={onClear}>
      {name ? (
        <Trans t={t} i18nKey="lists.ofVendor" values={{ name }} components={{ name: <bdi /> }} />
      ) : (
        t('lists.oneVendor')
      )}
    </FilterChip>
  );
}
