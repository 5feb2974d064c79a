import type { MoneyPart } from '@balsam/shared-api';
import { ConsolePage, RecordPage } from '@balsam/shared-ui/console';
import { ButtonLink, DataTable } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { href } from '../../entities/page/paths.ts';
import { useGetVendorMoneyPartQuery } from './money-api.ts';
import { useEntryColumns } from './use-entry-columns.tsx';
import { PartFacts } from './PartFacts.tsx';
import { PartLines } from './PartLines.tsx';

/** Why an order brings what it brings: each line with the rule that made its commission, the sums, and what was posted. */
export function PartPage() {
  const { t } = useTranslation('vendor-portal');
  const { slug = '' } = useParams();
  const query = useGetVendorMoneyPartQuery(slug);
  return (
    <RecordPage title={t('money.why')} back={{ to: href('moneyEntries'), text: t('money.allEntries') }} query={query}>
      {(part) => <Part part={part} />}
    </RecordPage>
  );
}

function Part({ part }: { part: MoneyPart }) {
  const { t } = useTranslation('vendor-portal');
  const { order_sub_no: slug, agrees, has_money: hasMoney } = part;
  return (
    <ConsolePage
      title={t('money.part.title', { number: slug })}
      actions={
        <ButtonLink to={href('order', { slug })} variant="outline">
          {t('money.part.toOrder')}
        </ButtonLink>
      }
    >
      {!agrees && (
        <p className="alert alert-danger" role="alert">
          {t('money.part.disagrees')}
        </p>
      )}
      {hasMoney ? (
        <div className="stack stack-wide">
          <PartFacts part={part} />
          <PartLines part={part} />
          <PartEntries part={part} />
        </div>
      ) : (
        <p className="alert alert-info">{t('money.part.before')}</p>
      )}
    </ConsolePage>
  );
}

/** What was posted for the order, oldest first; all of it is of this order, so no row says so again. */
function PartEntries({ part: { entries } }: { part: MoneyPart }) {
  const { t } = useTranslation('vendor-portal');
  const columns = useEntryColumns().filter(({ id }) => id !== 'order');
  return (
    <section className="panel">
      <h2 className="panel-title">{t('money.entries')}</h2>
      <DataTable
        caption={t('money.entries')}
        columns={columns}
        rows={entries}
        rowKey={({ id }) => id}
        emptyText={t('money.part.noEntries')}
      />
    </section>
  );
}
