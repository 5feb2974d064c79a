import { SearchBox, SelectField, useLocalized, type SelectFieldProps, type SelectOption } from '@balsam/shared-ui';
import { useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useFindVendorsQuery } from './vendor-choices-api.ts';

type VendorFieldProps = Pick<SelectFieldProps, 'name' | 'label' | 'placeholder' | 'required'>;

/** Keeps Enter in the search box from submitting the form. */
const keepForm = (event: KeyboardEvent) => {
  if (event.key === 'Enter') event.preventDefault();
};

/** Selects a vendor from search results; the form holds the id as text. */
export function VendorField(props: VendorFieldProps) {
  const { t } = useTranslation('admin-console');
  const localized = useLocalized();
  const [search, setSearch] = useState('');
  const { data: vendors } = useFindVendorsQuery(search);
  const [chosen, setChosen] = useState<SelectOption[]>([]);
  const found = (vendors?.rows ?? []).map(({ id, company_name: name, company_name_arabic: arabic }) => ({
    value: id,
    label: localized(name, arabic),
  }));
  // Later searches must not drop the selected vendor from the options.
  const choices = [...chosen, ...found.filter(({ value }) => value !== chosen[0]?.value)];
  return (
    <>
      <div onKeyDown={keepForm} className="field">
        <SearchBox value={search} onChange={setSearch} label={t('lists.findVendor')} />
      </div>
      <SelectField
        {...props}
        options={choices}
        onChange={(id) => setChosen(choices.filter(({ value }) => String(value) === id))}
      />
    </>
  );
}
