import { SearchBox } from '@balsam/shared-ui';
import { FilterChip, FilterSelect, SpanFilter } from '@balsam/shared-ui/console';
import { useTranslation } from 'react-i18next';
import { AUDIT_FILTERS, useGetAuditChoicesQuery, type AuditFilterValues } from './audit-api.ts';

interface AuditFiltersProps {
  values: AuditFilterValues;
  onChange: (name: keyof AuditFilterValues, value: string) => void;
}

/** Filters of the audit log; they offer only values that occur in it. */
export function AuditFilters({ values, onChange }: AuditFiltersProps) {
  const { t } = useTranslation('admin-console');
  const { data: { actors = [], actions = [], entities = [] } = {} } = useGetAuditChoicesQuery();

  const select = (
    name: 'actor' | 'role' | 'entity' | 'action',
    options: { value: string | number; label: string }[],
  ) => (
    <FilterSelect
      label={t(`auditLog.filter.${name}`)}
      value={values[name]}
      onChange={(value) => onChange(name, value)}
      options={options}
      placeholder={t(`auditLog.filter.any.${name}`)}
    />
  );
  return (
    <>
      <SearchBox value={values.search} onChange={(text) => onChange('search', text)} label={t('auditLog.search')} />
      {select(
        'actor',
        actors.map(({ id, name }) => ({ value: id, label: name })),
      )}
      {select(
        'role',
        AUDIT_FILTERS.role.map((role) => ({ value: role, label: t(`auditLog.roles.${role}`) })),
      )}
      {select(
        'entity',
        entities.map(({ value, text }) => ({ value, label: text })),
      )}
      {select(
        'action',
        actions.map(({ value, text }) => ({ value, label: text })),
      )}
      <SpanFilter from={values.from} to={values.to} onChange={onChange} />
      {values.entity_id && (
        <FilterChip clearText={t('auditLog.ofEverything')} onClear={() => onChange('entity_id', '')}>
          {t('auditLog.ofOne', { id: values.entity_id })}
        </FilterChip>
      )}
    </>
  );
}
