import { FilterChip } from '@balsam/shared-ui/console';
import { Trans, useTranslation } from 'react-i18next';

interface CustomerChipProps {
  /** Undefined where no row in sight tells it. */
  name: string | undefined;
  onClear: () => void;
}

/** Says which customer a list is narrowed to. */
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
