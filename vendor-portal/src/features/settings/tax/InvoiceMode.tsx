import type { InvoiceSettings } from '@balsam/shared-api';
import { QueryState, Section, Switch, useSend } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { useGetInvoiceSettingsQuery, useSaveInvoiceSettingsMutation } from '../../../entities/invoices/invoices-api.ts';

/** Who makes the invoices of the vendor's sales: Balsam, or a program of the vendor's own. */
export function InvoiceMode() {
  const { t } = useTranslation('vendor-portal');
  const query = useGetInvoiceSettingsQuery();
  return (
    <Section title={t('settings.invoices.title')}>
      <QueryState query={query}>{(settings) => <ModeSwitch {...settings} />}</QueryState>
    </Section>
  );
}

/** It holds for what is shipped from now on. */
function ModeSwitch({ mode, updated_at: seen }: InvoiceSettings) {
  const { t } = useTranslation('vendor-portal');
  const [save, { isLoading }] = useSaveInvoiceSettingsMutation();
  const send = useSend({ failed: t('settings.failed') });
  const isOwn = mode === 'own';
  return (
    <>
      <div className="cluster">
        <Switch
          label={t('settings.invoices.own')}
          checked={isOwn}
          disabled={isLoading}
          onChange={(wanted) =>
            void send(() => save({ mode: wanted ? 'own' : 'balsam', updated_at_seen: seen }).unwrap())
          }
        />
        <span>{t('settings.invoices.own')}</span>
      </div>
      <p className="form-text">{t(isOwn ? 'settings.invoices.ownText' : 'settings.invoices.balsamText')}</p>
    </>
  );
}
