import { FilterChip } from '@balsam/shared-ui/console';
import { Trans, useTranslation } from 'react-i18next';

interface CustomerChipProps {
  /** Undefined if no visible row has the name. */
  name: string | undefined;
  onClear: () => void;
}

/** Shows that a list is filtered by customer, and clears that filter. */
export function CustomerChip({ name, onClear }: CustomerChipProps) {
  const { t } = useTranslation('admin-console');
  return (
    <FilterChip clearText={t('lists.allCustomers')} onClear={onClear}>
      {name ? (
        <Trans t={t} i18nKey="lists.ofCustomer" values={{ name }} components={{ name: <bdi /> }} />
      ) : (
        t('lists.oneCustomer')
      )}
    </FilterChip>
  );
}
