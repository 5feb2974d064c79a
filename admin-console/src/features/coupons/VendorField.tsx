import { SearchBox, SelectField, useLocalized } from '@balsam/shared-ui';
import { useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useFindFundersQuery } from './coupons-api.ts';

export interface VendorChoice {
  id: number;
  name: string;
}

interface VendorFieldProps {
  /** Selected vendor; stays an option whatever is searched for. */
  vendor: VendorChoice | null;
  onVendor: (vendor: VendorChoice | null) => void;
  disabled: boolean;
}

const keepForm = (event: KeyboardEvent) => {
  if (event.key === 'Enter') event.preventDefault();
};

/** Selects the vendor who funds a coupon, from the first page or from search results. */
export function VendorField({ vendor, onVendor, disabled }: VendorFieldProps) {
  const { t } = useTranslation('admin-console');
  const localized = useLocalized();
  const [search, setSearch] = useState('');
  const { data } = useFindFundersQuery(search, { skip: disabled });
  const found =
    data?.rows.map(({ id, company_name, company_name_arabic }) => ({
      id,
      name: localized(company_name, company_name_arabic),
    })) ?? [];
  const choices = vendor ? [vendor, ...found.filter(({ id }) => id !== vendor.id)] : found;
  const hasMore = search !== '' || (data?.meta.last_page ?? 1) > 1;
  return (
    <>
      {hasMore && (
        <div onKeyDown={keepForm} className="field">
          <SearchBox value={search} onChange={setSearch} label={t('coupons.findVendor')} />
        </div>
      )}
      <SelectField
        name="vendor_id"
        label={t('coupons.vendor')}
        placeholder={t('coupons.chooseVendor')}
        options={choices.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={(chosen) => onVendor(choices.find(({ id }) => String(id) === chosen) ?? null)}
        required
        disabled={disabled}
      />
    </>
  );
}
