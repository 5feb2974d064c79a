import type { AreaHealth } from '@balsam/shared-api';
import { FilterSelect, SpanFilter } from '@balsam/shared-ui/console';
import { useTranslation } from 'react-i18next';
import { BEACON_FILTERS, type BeaconFilterValues } from '../../entities/areas/areas-api.ts';
import { useFaultLabels } from './use-fault-labels.ts';

interface BeaconFiltersProps {
  areas: readonly AreaHealth[];
  values: BeaconFilterValues;
  onChange: (name: keyof BeaconFilterValues, value: string) => void;
}

export function BeaconFilters({ areas, values, onChange }: BeaconFiltersProps) {
  const { t } = useTranslation('admin-console');
  const { areaOf, phaseOf } = useFaultLabels();
  return (
    <div className="filter-bar" role="group" aria-label={t('areas.filters')}>
      <FilterSelect
        label={t('areas.area')}
        value={values.area}
        onChange={(area) => onChange('area', area)}
        options={areas.map(({ area }) => ({ value: area, label: areaOf(area) }))}
        placeholder={t('areas.all')}
      />
      <FilterSelect
        label={t('areas.phase')}
        value={values.phase}
        onChange={(phase) => onChange('phase', phase)}
        options={BEACON_FILTERS.phase.map((phase) => ({ value: phase, label: phaseOf(phase) }))}
        placeholder={t('areas.anyPhase')}
      />
      <SpanFilter from={values.from} to={values.to} onChange={onChange} />
    </div>
  );
}
