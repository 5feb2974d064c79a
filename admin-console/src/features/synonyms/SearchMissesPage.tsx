import { Allowed, LANGS, type SearchMiss } from '@balsam/shared-api';
import {
  Button,
  ButtonLink,
  DateTime,
  EmptyState,
  formatNumber,
  useLang,
  type DataTableColumn,
} from '@balsam/shared-ui';
import { ConsoleListPage, useListParams } from '@balsam/shared-ui/console';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SynonymFilterBar } from './SynonymFilterBar.tsx';
import { SynonymModal } from './SynonymModal.tsx';
import { SYNONYM_FILTERS, useListSearchMissesQuery } from './synonyms-api.ts';
import { langColumn, WordList } from './word-columns.tsx';
import { href } from '../../entities/page/paths.ts';

/** Searches without results, as candidates for synonyms. */
export function SearchMissesPage() {
  const { t } = useTranslation('admin-console');
  const lang = useLang();
  const { page, perPage, pageSize, values, isFiltered, setValue, setPage } = useListParams(SYNONYM_FILTERS);
  const query = useListSearchMissesQuery({ page, perPage, ...values });
  const [meant, setMeant] = useState<SearchMiss | null>(null);

  const columns: DataTableColumn<SearchMiss>[] = [
    {
      id: 'query',
      header: t('synonyms.missed.query'),
      primary: true,
      cell: (miss) => <WordList>{miss.query}</WordList>,
    },
    langColumn(t('synonyms.lang'), (name) => t(`synonyms.langs.${name}`)),
    { id: 'count', header: t('synonyms.missed.count'), cell: ({ count }) => formatNumber(count, lang) },
    { id: 'last', header: t('synonyms.missed.last'), cell: ({ last_at }) => <DateTime value={last_at} /> },
    {
      id: 'action',
      header: t('synonyms.action'),
      hideHeader: true,
      align: 'end',
      cell: (miss) => (
        <Allowed permission="catalogue.write">
          <Button
            variant="outline"
            size="sm"
            aria-label={t('synonyms.missed.makeOf', { query: miss.query })}
            onClick={() => setMeant(miss)}
          >
            {t('synonyms.missed.make')}
          </Button>
        </Allowed>
      ),
    },
  ];
  return (
    <ConsoleListPage
      title={t('synonyms.missed.title')}
      listKey="admin-search-misses"
      views={LANGS.map((name) => ({ id: name, name: t(`synonyms.langs.${name}`), query: `lang=${name}` }))}
      filters={<SynonymFilterBar label={t('synonyms.missed.search')} values={values} onChange={setValue} />}
      actions={
        <ButtonLink to={href('synonyms')} variant="outline">
          {t('synonyms.title')}
        </ButtonLink>
      }
      query={query}
      columns={columns}
      loadingText={t('synonyms.missed.loading')}
      emptyText={
        isFiltered ? (
          t('synonyms.missed.noMatch')
        ) : (
          <EmptyState title={t('synonyms.missed.empty')} text={t('synonyms.missed.kept')} />
        )
      }
      page={page}
      onPageChange={setPage}
      pageSize={pageSize}
    >
      {meant && <SynonymModal synonym={{ term: meant.query }} onHide={() => setMeant(null)} />}
    </ConsoleListPage>
  );
}
