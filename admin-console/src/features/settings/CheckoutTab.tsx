import type { PlatformSettings } from '@balsam/shared-api';
import { ConfirmModal, keepShown, QueryState, Section, Switch, useSendOnce } from '@balsam/shared-ui';
import { useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { href } from '../../entities/page/paths.ts';
import { useGetPlatformSettingsQuery, useSavePlatformSettingsMutation } from './platform-api.ts';

/** Settings of the checkout. */
export function CheckoutTab() {
  const query = useGetPlatformSettingsQuery();
  return <QueryState query={keepShown(query)}>{(settings) => <GuestCheckout settings={settings} />}</QueryState>;
}

/** Switch for guest checkout. Turning it on explains what it takes. */
function GuestCheckout({ settings: { updated_at: seen, ...content } }: { settings: PlatformSettings }) {
  const { t } = useTranslation('admin-console');
  const [savePlatform] = useSavePlatformSettingsMutation();
  const [isAsking, setIsAsking] = useState(false);
  const isOn = content.checkout.guest_checkout;
  const { sendOnce, isBusy } = useSendOnce([seen, isOn], { failed: t('settings.failed') });
  const save = async (isWanted: boolean) => {
    const body = { ...content, checkout: { guest_checkout: isWanted }, updated_at_seen: seen };
    await sendOnce(() => savePlatform(body).unwrap());
    setIsAsking(false);
  };
  return (
    <Section title={t('settings.tabs.checkout')}>
      <p>{t('settings.checkout.text')}</p>
      <Switch
        label={t('settings.checkout.guests')}
        checked={isOn}
        disabled={isBusy}
        onChange={(isWanted) => (isWanted ? setIsAsking(true) : void save(false))}
      />
      <ConfirmModal
        show={isAsking}
        title={t('settings.checkout.title')}
        text={
          <>
            <p>{t('settings.checkout.cash')}</p>
            <p className="mb-0">
              <Trans t={t} i18nKey="settings.checkout.privacy" components={{ pages: <Link to={href('pages')} /> }} />
            </p>
          </>
        }
        confirmLabel={t('settings.checkout.confirm')}
        cancelLabel={t('settings.checkout.cancel')}
        busy={isBusy}
        onConfirm={() => void save(true)}
        onHide={() => setIsAsking(false)}
      />
    </Section>
  );
}
