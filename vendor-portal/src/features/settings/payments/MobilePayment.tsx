import { Badge, Button, Modal } from '@balsam/shared-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

const NEEDS = ['account', 'provider', 'keys', 'test'] as const;

/** Paying by phone: what it would take before customers can. */
export function MobilePayment() {
  const { t } = useTranslation('vendor-portal');
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <section className="panel vp-payment">
      <div>
        <h2 className="panel-title">
          {t('settings.payments.mobile')} <Badge variant="secondary">{t('settings.payments.notConnected')}</Badge>
        </h2>
        <p className="mb-0">{t('settings.payments.mobileText')}</p>
      </div>
      <Button variant="outline" onClick={() => setIsOpen(true)}>
        {t('settings.payments.setUp')}
      </Button>
      <Modal
        show={isOpen}
        onHide={close}
        title={t('settings.payments.needsTitle')}
        footer={<Button onClick={close}>{t('settings.payments.close')}</Button>}
      >
        <p>{t('settings.payments.needsText')}</p>
        <ol>
          {NEEDS.map((need) => (
            <li key={need}>{t(`settings.payments.needs.${need}`)}</li>
          ))}
        </ol>
      </Modal>
    </section>
  );
}
