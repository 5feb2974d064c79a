import { LANGS } from '@balsam/shared-api';
import { SearchBox } from '@balsam/shared-ui';
import { FilterSelect } from '@balsam/shared-ui/console';
import { useTranslation } from 'react-i18next';
import type { SynonymFilters } from './synonyms-api.ts';

interface SynonymFilterBarProps {
  /** Accessible name of the search box. */
  label: string;
  values: SynonymFilters;
  onChange: (name: keyof SynonymFilters, value: string) => void;
}

/** Filters of synonyms and of searches without results. */
export function SynonymFilterBar({ label, values, onChange }: SynonymFilterBarProps) {
  const { t } = useTranslation('admin-console');
  return (
    <>
      <SearchBox value={values.search} onChange={(text) => onChange('search', text)} label={label} />
      <FilterSelect
        label={t('synonyms.langOf')}
        value={values.lang}
        onChange={(lang) => onChange('lang', lang)}
        options={LANGS.map((value) => ({ value, label: t(`synonyms.langs.${value}`) }))}
        placeholder={t('synonyms.allLangs')}
      />
    </>
  );
}
