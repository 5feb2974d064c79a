import type { AdminLedgerEntry, AdminMoneyPart } from '@balsam/shared-api';
import { ButtonLink } from '@balsam/shared-ui';
import { ConsolePage, PartExplanation, RecordPage } from '@balsam/shared-ui/console';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { href } from '../../entities/page/paths.ts';
import { EntryModal } from './EntryModal.tsx';
import { useGetMoneyPartQuery } from './money-api.ts';
import { useAdminEntryColumns } from './use-admin-entry-columns.tsx';

/** Why an order brings its vendor what it brings, with every line of the books. */
export function PartPage() {
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
  const { order_sub_no: number } = part;
  const columns = useAdminEntryColumns(setShown).filter(({ id }) => id !== 'vendor');
  return (
    <ConsolePage
      title={t('money.partTitle', { number })}
      actions={
        <ButtonLink to={href('orders', { number })} variant="outline">
          {t('money.toOrder')}
        </ButtonLink>
      }
    >
      <PartExplanation part={part} reader="admin" columns={columns} />
      {shown && <EntryModal entry={shown} onHide={() => setShown(null)} />}
    </ConsolePage>
  );
}
