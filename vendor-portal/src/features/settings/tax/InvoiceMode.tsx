import { Allowed, type InvoiceSettings } from '@balsam/shared-api';
import { QueryState, Section, Switch, useSendOnce } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { useGetInvoiceSettingsQuery, useSaveInvoiceSettingsMutation } from '../../../entities/invoices/invoices-api.ts';

/** Invoices of the vendor's sales: issued by Balsam, or by the vendor's own software. */
export function InvoiceMode() {
  const { t } = useTranslation('vendor-portal');
  const query = useGetInvoiceSettingsQuery();
  return (
    <Section title={t('settings.invoices.title')}>
      <QueryState query={query}>{(settings) => <ModeSwitch {...settings} />}</QueryState>
    </Section>
  );
}

/** Applies to orders shipped from now on. */
function ModeSwitch({ mode, updated_at: seen }: InvoiceSettings) {
  const { t } = useTranslation('vendor-portal');
  const [save] = useSaveInvoiceSettingsMutation();
  const { sendOnce, isBusy } = useSendOnce([seen, mode], { failed: t('settings.failed') });
  const isOwn = mode === 'own';
  return (
    <>
      <Allowed permission="money.manage">
        <div className="cluster">
          <Switch
            label={t('settings.invoices.own')}
            checked={isOwn}
            disabled={isBusy}
            onChange={(checked) =>
              void sendOnce(() => save({ mode: checked ? 'own' : 'balsam', updated_at_seen: seen }).unwrap())
            }
          />
          <span>{t('settings.invoices.own')}</span>
        </div>
      </Allowed>
      <p className="form-text">{t(isOwn ? 'settings.invoices.ownText' : 'settings.invoices.balsamText')}</p>
    </>
  );
}
