import { Allowed, type AdminLedgerEntry, type AdminMoneyPart } from '@balsam/shared-api';
import { Button, ButtonLink } from '@balsam/shared-ui';
import { ConsolePage, SubOrderExplanation, RecordPage } from '@balsam/shared-ui/console';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { href } from '../../entities/page/paths.ts';
import { CashCollectorModal } from './CashCollectorModal.tsx';
import { EntryModal } from './EntryModal.tsx';
import { useGetMoneyPartQuery } from './money-api.ts';
import { useAdminEntryColumns } from './use-admin-entry-columns.tsx';

/** Breakdown of a vendor's earnings from a sub-order, with all ledger lines. */
export function SubOrderPage() {
  const { t } = useTranslation('admin-console');
  const { slug = '' } = useParams();
  const query = useGetMoneyPartQuery(slug);
  return (
    <RecordPage title={t('money.why')} back={{ to: href('moneyEntries'), text: t('money.entries') }} query={query}>
      {(part) => <Part part={part} />}
    </RecordPage>
  );
}

function Part({ part }: { part: AdminMoneyPart }) {
  const { t } = useTranslation('admin-console');
  const [shown, setShown] = useState<AdminLedgerEntry | null>(null);
  const [isCorrecting, setIsCorrecting] = useState(false);
  const { order_sub_no: number, collected_by: collector } = part;
  const columns = useAdminEntryColumns(setShown).filter(({ id }) => id !== 'vendor');
  return (
    <ConsolePage
      title={t('money.partTitle', { number })}
      actions={
        <div className="cluster">
          {(collector === 'vendor' || collector === 'carrier') && (
            <Allowed permission="money.manage">
              <Button variant="outline" onClick={() => setIsCorrecting(true)}>
                {t('money.collector.title')}
              </Button>
            </Allowed>
          )}
          <Allowed permission="orders.read">
            <ButtonLink to={href('orders', { number })} variant="outline">
              {t('money.toOrder')}
            </ButtonLink>
          </Allowed>
        </div>
      }
    >
      <SubOrderExplanation part={part} reader="admin" columns={columns} />
      {isCorrecting && <CashCollectorModal part={part} onHide={() => setIsCorrecting(false)} />}
      {shown && <EntryModal entry={shown} onHide={() => setShown(null)} />}
    </ConsolePage>
  );
}
