import { FormModal } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { object, string } from 'yup';
import { LocationFields } from '../location/LocationFields.tsx';
import { textKey } from '../../locales/texts.ts';
import { useDeliveryCity } from './use-delivery-city.ts';

const schema = object({
  country: string().required(textKey('validation.country_required')),
  state: string().required(textKey('validation.state_required')),
  city: string().required(textKey('validation.city_required')),
});

/** Choice of the city that arrival dates are shown for. */
export function DeliverToDialog({ onHide }: { onHide: () => void }) {
  const { t } = useTranslation('storefront');
  const { city, choose } = useDeliveryCity();
  return (
    <FormModal
      title={t('deliverTo.title')}
      onHide={onHide}
      initialValues={{
        country: String(city?.country ?? ''),
        state: String(city?.state ?? ''),
        city: String(city?.city ?? ''),
      }}
      validationSchema={schema}
      onSubmit={({ country, state, city: chosen }) => {
        choose({ country: Number(country), state: Number(state), city: Number(chosen) });
        return Promise.resolve();
      }}
      failed={t('deliverTo.failed')}
      done={null}
      submitLabel={t('deliverTo.save')}
      t={t}
    >
      <p>{t('deliverTo.text')}</p>
      <div className="stack">
        <LocationFields prefix="" required tellsFailure presumesCountry onlyDelivered />
      </div>
    </FormModal>
  );
}
