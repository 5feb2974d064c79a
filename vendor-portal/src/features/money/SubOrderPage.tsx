import { Allowed, type MoneyPart } from '@balsam/shared-api';
import { ButtonLink } from '@balsam/shared-ui';
import { ConsolePage, SubOrderExplanation, RecordPage } from '@balsam/shared-ui/console';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { href } from '../../entities/page/paths.ts';
import { useGetVendorMoneyPartQuery } from '../../entities/money/money-api.ts';
import { useOwnEntryColumns } from '../../entities/money/use-own-entry-columns.ts';

/** Calculation of a sub-order's amounts: lines with commission rules, totals, and ledger entries. */
export function SubOrderPage() {
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
  const { order_sub_no: slug } = part;
  return (
    <ConsolePage
      title={t('money.part.title', { number: slug })}
      actions={
        <Allowed permission="orders.read">
          <ButtonLink to={href('order', { slug })} variant="outline">
            {t('money.part.toOrder')}
          </ButtonLink>
        </Allowed>
      }
    >
      <SubOrderExplanation part={part} reader="vendor" columns={useOwnEntryColumns()} />
    </ConsolePage>
  );
}
