import type { PaymentSettings } from '@balsam/shared-api';
import { useSendOnce } from '@balsam/shared-ui';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useSavePaymentSettingsMutation } from '../../../entities/settings/settings-api.ts';

const CHOICES = ['never', 'proven', 'always'] as const;

/** Cash from people without an account, with what their parcels have cost the vendor. */
export function GuestCash({ settings }: { settings: PaymentSettings }) {
  const { t } = useTranslation('vendor-portal');
  const id = useId();
  const [savePayments] = useSavePaymentSettingsMutation();
  const { cod_enabled, cod_guests: chosen, refused_at_door: refused, updated_at: seen } = settings;
  const { sendOnce, isBusy } = useSendOnce([seen, chosen], { failed: t('settings.failed') });
  const choose = (cod_guests: PaymentSettings['cod_guests']) =>
    void sendOnce(() => savePayments({ cod_enabled, cod_guests, updated_at_seen: seen }).unwrap());
  return (
    <section className="panel" aria-labelledby={id}>
      <h2 className="panel-title" id={id}>
        {t('settings.payments.guests')}
      </h2>
      <div role="radiogroup" aria-labelledby={id}>
        {CHOICES.map((choice) => (
          <div key={choice} className="form-check">
            <input
              type="radio"
              className="form-check-input"
              id={`${id}-${choice}`}
              name={id}
              checked={chosen === choice}
              disabled={isBusy}
              onChange={() => choose(choice)}
            />
            <label className="form-check-label" htmlFor={`${id}-${choice}`}>
              {t(`settings.payments.guestChoices.${choice}`)}
            </label>
          </div>
        ))}
      </div>
      <p className="mb-0 text-secondary">
        {t('settings.payments.refused', {
          ...{ guests: refused.guests.refused, ofGuests: refused.guests.parts },
          ...{ customers: refused.customers.refused, ofCustomers: refused.customers.parts },
        })}
      </p>
    </section>
  );
}
