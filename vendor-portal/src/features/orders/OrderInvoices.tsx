import { Allowed, useDownloadFileMutation, type Order } from '@balsam/shared-api';
import { Button, InvoiceDownloads, Section } from '@balsam/shared-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetInvoiceSettingsQuery, useListVendorOrderInvoicesQuery } from '../../entities/invoices/invoices-api.ts';
import { OwnInvoice } from './OwnInvoice.tsx';
import { isCancelled, isPreparing } from './status-schema.ts';

/** Invoices of an order. Vendors with their own software upload them here. */
export function OrderInvoices({ order }: { order: Order }) {
  const { t } = useTranslation('vendor-portal');
  const query = useListVendorOrderInvoicesQuery(order.id);
  const { data: settings } = useGetInvoiceSettingsQuery();
  const [download] = useDownloadFileMutation();
  const [isUploading, setIsUploading] = useState(false);
  const isOwn = settings?.mode === 'own' && order.tax_issuer === 'vendor' && !isCancelled(order);
  return (
    <Section title={t('navigation.invoices')}>
      <div className="stack">
        <InvoiceDownloads
          query={query}
          isExpected={!isOwn && isPreparing(order)}
          onDownload={({ invoice_no: number }) => download({ url: `vendor/invoices/${number}.pdf` }).unwrap()}
        />
        {isOwn && isPreparing(order) && <p className="form-text mb-0">{t('invoices.own.before')}</p>}
        {isOwn && (
          <Allowed permission="orders.write">
            <div className="cluster">
              <Button variant="outline" onClick={() => setIsUploading(true)}>
                {t('invoices.own.open')}
              </Button>
            </div>
          </Allowed>
        )}
      </div>
      {isUploading && <OwnInvoice order={order} onHide={() => setIsUploading(false)} />}
    </Section>
  );
}
