import { SearchBox, type SelectOption } from '@balsam/shared-ui';
import { FilterSelect } from '@balsam/shared-ui/console';
import { useTranslation } from 'react-i18next';

interface SearchAndStatusProps {
  /** Accessible name of the search box. */
  label: string;
  values: Record<'search' | 'status', string>;
  onChange: (name: 'search' | 'status', value: string) => void;
  statuses: readonly SelectOption[];
}

/** Filters of a list by search text and status. */
export function SearchAndStatus({ label, values, onChange, statuses }: SearchAndStatusProps) {
  const { t } = useTranslation('admin-console');
  return (
    <>
      <SearchBox value={values.search} onChange={(text) => onChange('search', text)} label={label} />
      <FilterSelect
        label={t('lists.status')}
        value={values.status}
        onChange={(status) => onChange('status', status)}
        options={statuses}
        placeholder={t('lists.chooseStatus')}
      />
    </>
  );
}
