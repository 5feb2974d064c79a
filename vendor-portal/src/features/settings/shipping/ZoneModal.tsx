import { useListCountriesQuery, type ShippingZone } from '@balsam/shared-api';
import { Button, Form, FormError, Modal, SelectField, SubmitButton, TextField, useSendForm } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { useSaveShippingZoneMutation } from '../../../entities/settings/settings-api.ts';
import { RateFields } from './RateFields.tsx';
import { useZoneName } from './use-zone-name.ts';
import { ELSEWHERE, toZoneRequest, toZoneValues, zoneSchema, type ZoneValues } from './zone-schema.ts';

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
  const send = useSendForm({ failed: t('settings.failed') });

  const save = async (values: ZoneValues) => {
    await send(() => saveZone({ id: zone?.id, zone: toZoneRequest(values) }).unwrap());
    onHide();
  };

  const loadNewer = async () => toZoneValues((await load()).find(({ id }) => id === zone?.id) ?? zone);

  return (
    <Modal
      show
      onHide={onHide}
      title={zone ? t('settings.shipping.edit', { name: nameOf(zone.country, zones) }) : t('settings.shipping.add')}
    >
      <Form
        initialValues={toZoneValues(zone)}
        validationSchema={zoneSchema}
        onSubmit={save}
        loadNewer={loadNewer}
        t={t}
      >
        <CountryField taken={zones.filter(({ id }) => id !== zone?.id)} />
        <div className="field-grid">
          <TextField name="handling_days_min" label={t('settings.shipping.daysMin')} inputMode="numeric" required />
          <TextField name="handling_days_max" label={t('settings.shipping.daysMax')} inputMode="numeric" required />
        </div>
        <RateFields />
        <FormError />
        <div className="cluster cluster-end">
          <Button variant="ghost" onClick={onHide}>
            {t('settings.shipping.cancel')}
          </Button>
          <SubmitButton>{t('settings.shipping.save')}</SubmitButton>
        </div>
      </Form>
    </Modal>
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
