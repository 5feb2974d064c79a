import { Badge, ConfirmModal, Switch, useSendOnce, check2Icon, dashLgIcon } from '@balsam/shared-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSavePaymentSettingsMutation } from '../../../entities/settings/settings-api.ts';

interface CashOnDeliveryProps {
  isOn: boolean;
  /** `updated_at` of the settings on screen. */
  seen: string;
  takesCards: boolean;
}

/** Switch for cash on delivery. Turning it off asks for confirmation: without cards, nothing can be sold. */
export function CashOnDelivery({ isOn, seen, takesCards }: CashOnDeliveryProps) {
  const { t } = useTranslation('vendor-portal');
  const [savePayments] = useSavePaymentSettingsMutation();
  const [isAsking, setIsAsking] = useState(false);

  const { sendOnce, isBusy } = useSendOnce([seen, isOn], { failed: t('settings.failed') });
  const save = async (isWanted: boolean) => {
    await sendOnce(() => savePayments({ cod_enabled: isWanted, updated_at_seen: seen }).unwrap());
    setIsAsking(false);
  };

  return (
    <section className="panel vp-payment">
      <div>
        <h2 className="panel-title">
          {t('settings.payments.cash')}{' '}
          <Badge variant={isOn ? 'success' : 'secondary'} icon={isOn ? check2Icon : dashLgIcon}>
            {t(isOn ? 'settings.payments.on' : 'settings.payments.off')}
          </Badge>
        </h2>
        <p className="mb-0">{t('settings.payments.cashText')}</p>
        {!isOn && (
          <p className="alert alert-warning mb-0" role="note">
            {t(takesCards ? 'settings.payments.cardOnly' : 'settings.payments.none')}
          </p>
        )}
      </div>
      <Switch
        label={t('settings.payments.cash')}
        checked={isOn}
        disabled={isBusy}
        onChange={(isWanted) => (isWanted ? void save(true) : setIsAsking(true))}
      />
      <ConfirmModal
        show={isAsking}
        danger
        title={t('settings.payments.offTitle')}
        text={t(takesCards ? 'settings.payments.offTextCard' : 'settings.payments.offText')}
        confirmLabel={t('settings.payments.offConfirm')}
        cancelLabel={t('settings.payments.keep')}
        busy={isBusy}
        onConfirm={() => void save(false)}
        onHide={() => setIsAsking(false)}
      />
    </section>
  );
}
