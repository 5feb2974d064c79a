import { Allowed, type Recall } from '@balsam/shared-api';
import {
  Bdi,
  ButtonLink,
  DateTime,
  EmptyState,
  plusLgIcon,
  SearchBox,
  useLocalized,
  type DataTableColumn,
} from '@balsam/shared-ui';
import { ConsoleListPage, FilterSelect, useListParams } from '@balsam/shared-ui/console';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ListActions } from '../../entities/lists/ListActions.tsx';
import { href } from '../../entities/page/paths.ts';
import { ClassBadge, RecallStateBadge } from './RecallBadges.tsx';
import { RECALL_FILTERS, useListRecallsQuery } from './recalls-api.ts';

/** Recalls of all states, newest first. */
export function RecallsPage() {
  const { t } = useTranslation('admin-console');
  const localized = useLocalized();
  const { page, perPage, pageSize, values, isFiltered, setValue, setPage } = useListParams(RECALL_FILTERS);
  const query = useListRecallsQuery({ page, perPage, ...values });
  const columns: DataTableColumn<Recall>[] = [
    {
      id: 'number',
      header: t('recalls.number'),
      primary: true,
      cell: ({ id, recall_no: number }) => (
        <Link to={href('recall', { id: String(id) })}>
          <Bdi>{number}</Bdi>
        </Link>
      ),
    },
    { id: 'class', header: t('recalls.class'), cell: (row) => <ClassBadge {...row} /> },
    {
      id: 'title',
      header: t('recalls.heading'),
      cell: ({ title, title_arabic: arabic }) => <bdi>{localized(title, arabic)}</bdi>,
    },
    {
      id: 'openedBy',
      header: t('recalls.openedBy'),
      cell: ({ vendor, vendor_arabic: arabic }) => vendor && <bdi>{localized(vendor, arabic)}</bdi>,
    },
    { id: 'state', header: t('recalls.state'), cell: (row) => <RecallStateBadge {...row} /> },
    {
      id: 'opened',
      header: t('recalls.opened'),
      cell: ({ opened_at: at }) => at && <DateTime value={at} />,
    },
  ];
  const add = { to: href('addRecall'), text: t('recalls.add'), permission: 'catalogue.write' } as const;
  return (
    <ConsoleListPage
      title={t('recalls.title')}
      listKey="admin-recalls"
      filters={
        <>
          <SearchBox value={values.search} onChange={(text) => setValue('search', text)} label={t('recalls.search')} />
          <FilterSelect
            label={t('recalls.state')}
            value={values.state}
            onChange={(state) => setValue('state', state)}
            options={RECALL_FILTERS.state.map((value) => ({ value, label: t(`recalls.states.${value}`) }))}
            placeholder={t('recalls.allStates')}
          />
        </>
      }
      actions={<ListActions url="admin/recalls.csv" filters={values} add={add} />}
      query={query}
      columns={columns}
      loadingText={t('recalls.loading')}
      emptyText={
        isFiltered ? (
          t('recalls.noMatch')
        ) : (
          <EmptyState
            title={t('recalls.empty')}
            text={t('recalls.begin')}
            action={
              <Allowed permission={add.permission}>
                <ButtonLink to={add.to} icon={plusLgIcon}>
                  {add.text}
                </ButtonLink>
              </Allowed>
            }
          />
        )
      }
      page={page}
      onPageChange={setPage}
      pageSize={pageSize}
    />
  );
}
