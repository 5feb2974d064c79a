import { useListCountriesQuery, type ShippingZone } from '@balsam/shared-api';
import { CheckboxField, FormModal, SelectField, TextField } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { useSaveShippingZoneMutation } from '../../../entities/settings/settings-api.ts';
import { RateFields } from './RateFields.tsx';
import { useZoneName } from './use-zone-name.ts';
import { ELSEWHERE, toZoneRequest, toZoneValues, zoneSchema } from './zone-schema.ts';

interface ZoneModalProps {
  /** Zone to edit; null for a new one. */
  zone: ShippingZone | null;
  /** All zones of the vendor, at most one per country. */
  zones: readonly ShippingZone[];
  /** Refetches all zones. */
  load: () => Promise<readonly ShippingZone[]>;
  onHide: () => void;
}

/** Dialog that adds or edits a shipping zone. */
export function ZoneModal({ zone, zones, load, onHide }: ZoneModalProps) {
  const { t } = useTranslation('vendor-portal');
  const nameOf = useZoneName();
  const [saveZone] = useSaveShippingZoneMutation();
  const loadNewer = async () => toZoneValues((await load()).find(({ id }) => id === zone?.id) ?? zone);

  return (
    <FormModal
      title={zone ? t('settings.shipping.edit', { name: nameOf(zone.country, zones) }) : t('settings.shipping.add')}
      initialValues={toZoneValues(zone)}
      validationSchema={zoneSchema}
      onSubmit={(values) => saveZone({ id: zone?.id, zone: toZoneRequest(values) }).unwrap()}
      loadNewer={loadNewer}
      failed={t('settings.failed')}
      submitLabel={t('settings.shipping.save')}
      t={t}
      onHide={onHide}
    >
      <CountryField taken={zones.filter(({ id }) => id !== zone?.id)} />
      <div className="field-grid">
        <TextField name="handling_days_min" label={t('settings.shipping.daysMin')} inputMode="numeric" required />
        <TextField name="handling_days_max" label={t('settings.shipping.daysMax')} inputMode="numeric" required />
      </div>
      <CheckboxField name="cold" label={t('settings.shipping.cold')} />
      <RateFields />
    </FormModal>
  );
}

/** Choice of countries without a zone, and of all other countries if those have none. */
function CountryField({ taken }: { taken: readonly ShippingZone[] }) {
  const { t } = useTranslation('vendor-portal');
  const nameOf = useZoneName();
  const { data: countries = [] } = useListCountriesQuery();
  const isTaken = (countryId: number | null) => taken.some(({ country }) => (country?.id ?? null) === countryId);
  const elsewhere = isTaken(null) ? [] : [{ value: ELSEWHERE, label: nameOf(null, taken) }];
  const options = countries.filter(({ id }) => !isTaken(id)).map(({ id, name }) => ({ value: id, label: name }));
  return (
    <SelectField
      name="country_id"
      label={t('settings.shipping.country')}
      placeholder={t('settings.shipping.choose')}
      options={[...elsewhere, ...options]}
      required
    />
  );
}
