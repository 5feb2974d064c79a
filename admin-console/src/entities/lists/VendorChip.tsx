import { FilterChip } from '@balsam/shared-ui/console';
import { Trans, useTranslation } from 'react-i18next';

interface VendorChipProps {
  /** Undefined if no visible row has the name. */
  name: string | undefined;
  onClear: () => void;
}

/** Shows that a list is filtered by vendor, and clears that filter. */
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
