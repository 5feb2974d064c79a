import { activeFilters, useDownloadFileMutation, usePermissions } from '@balsam/shared-api';
import { ButtonLink, DownloadButton, EmptyState, plusLgIcon, SearchBox } from '@balsam/shared-ui';
import { ConsoleListPage, FilterSelect, useListParams } from '@balsam/shared-ui/console';
import { useTranslation } from 'react-i18next';
import { href } from '../../entities/page/paths.ts';
import { LOT_FILTERS, useListVendorLotsQuery } from './lots-api.ts';
import { useVendorLotColumns } from './use-vendor-lot-columns.tsx';

/** Batches of the vendor's products. */
export function LotsPage() {
  const { t } = useTranslation('vendor-portal');
  const { page, perPage, pageSize, values, isFiltered, setValue, setPage } = useListParams(LOT_FILTERS);
  const query = useListVendorLotsQuery({ page, perPage, ...values });
  const [download] = useDownloadFileMutation();
  const receive = usePermissions()('catalogue.write') && (
    <ButtonLink to={href('receiveLots')} icon={plusLgIcon}>
      {t('lots.receive.open')}
    </ButtonLink>
  );
  return (
    <ConsoleListPage
      title={t('lots.title')}
      listKey="vendor-lots"
      views={[
        { id: 'near', name: t('lots.nearExpiry'), query: 'state=near_expiry' },
        { id: 'stopped', name: t('lots.filters.stopped'), query: 'state=stopped' },
      ]}
      filters={
        <>
          <SearchBox value={values.search} onChange={(text) => setValue('search', text)} label={t('lots.search')} />
          <FilterSelect
            label={t('lots.state')}
            value={values.state}
            onChange={(state) => setValue('state', state)}
            options={LOT_FILTERS.state.map((value) => ({ value, label: t(`lots.filters.${value}`) }))}
            placeholder={t('lots.all')}
          />
        </>
      }
      actions={
        <div className="cluster">
          <DownloadButton
            onDownload={() => download({ url: 'vendor/lots.csv', params: activeFilters(values) }).unwrap()}
          >
            {t('lots.download')}
          </DownloadButton>
          {receive}
        </div>
      }
      query={query}
      columns={useVendorLotColumns()}
      loadingText={t('lots.loading')}
      emptyText={isFiltered ? t('lots.noMatch') : <EmptyState title={t('lots.empty')} action={receive} />}
      page={page}
      onPageChange={setPage}
      pageSize={pageSize}
    />
  );
}
