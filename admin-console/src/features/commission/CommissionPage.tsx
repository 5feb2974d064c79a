import { Allowed, type CommissionRate } from '@balsam/shared-api';
import { Button, ConfirmAction, plusLgIcon, SearchBox } from '@balsam/shared-ui';
import { ConsoleListPage, FilterSelect, useListParams } from '@balsam/shared-ui/console';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CsvButton } from '../../entities/lists/CsvButton.tsx';
import { AddCommissionRate } from './AddCommissionRate.tsx';
import { COMMISSION_FILTERS, useEndCommissionRateMutation, useListCommissionRatesQuery } from './commission-api.ts';
import { ProductCommission } from './ProductCommission.tsx';
import { useCommissionColumns } from './use-commission-columns.tsx';

/** The marketplace's commission: rates with their history, and the rate that applies to a product. */
export function CommissionPage() {
  const { t } = useTranslation('admin-console');
  const { page, perPage, pageSize, values, isFiltered, setValue, setPage } = useListParams(COMMISSION_FILTERS);
  const query = useListCommissionRatesQuery({ page, perPage, ...values });
  const [end] = useEndCommissionRateMutation();
  const [dialog, setDialog] = useState<'add' | 'match' | CommissionRate | null>(null);
  const columns = useCommissionColumns(setDialog);
  const close = () => setDialog(null);
  return (
    <ConsoleListPage
      title={t('commission.title')}
      listKey="admin-commission"
      filters={
        <>
          <SearchBox
            value={values.search}
            onChange={(text) => setValue('search', text)}
            label={t('commission.search')}
          />
          <FilterSelect
            label={t('commission.state')}
            value={values.state}
            onChange={(state) => setValue('state', state)}
            options={COMMISSION_FILTERS.state.map((value) => ({ value, label: t(`commission.states.${value}`) }))}
            placeholder={t('commission.all')}
          />
        </>
      }
      actions={
        <div className="cluster">
          <CsvButton url="admin/commission-rates.csv" filters={values} />
          <Allowed permission="catalogue.read">
            <Button variant="outline" onClick={() => setDialog('match')}>
              {t('commission.match.title')}
            </Button>
          </Allowed>
          <Allowed permission="money.manage">
            <Button icon={plusLgIcon} onClick={() => setDialog('add')}>
              {t('commission.add')}
            </Button>
          </Allowed>
        </div>
      }
      query={query}
      columns={columns}
      loadingText={t('commission.loading')}
      emptyText={t(isFiltered ? 'commission.noMatch' : 'commission.empty')}
      page={page}
      onPageChange={setPage}
      pageSize={pageSize}
    >
      {dialog === 'add' && <AddCommissionRate onHide={close} />}
      {dialog === 'match' && <ProductCommission onHide={close} />}
      {dialog !== null && typeof dialog === 'object' && (
        <ConfirmAction
          danger
          title={t('commission.endTitle')}
          text={t('commission.endText')}
          confirmLabel={t('commission.end')}
          onConfirm={() => end(dialog.id).unwrap()}
          failed={t('commission.failed')}
          onHide={close}
        />
      )}
    </ConsoleListPage>
  );
}
