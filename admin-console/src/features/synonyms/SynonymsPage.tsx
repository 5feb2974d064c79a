import { Allowed, usePermissions, LANGS, type Synonym } from '@balsam/shared-api';
import {
  Button,
  ButtonLink,
  ConfirmDelete,
  DateTime,
  EmptyState,
  type DataTableColumn,
  plusLgIcon,
} from '@balsam/shared-ui';
import { ConsoleListPage, useListParams } from '@balsam/shared-ui/console';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { reloadRow } from '../../entities/lists/reload-row.ts';
import { DeleteButton } from '../../entities/lists/columns.tsx';
import { SynonymFilterBar } from './SynonymFilterBar.tsx';
import { SynonymModal } from './SynonymModal.tsx';
import {
  SYNONYM_FILTERS,
  useDeleteSynonymMutation,
  useLazyListSynonymsQuery,
  useListSynonymsQuery,
} from './synonyms-api.ts';
import { langColumn, WordList } from './word-columns.tsx';
import { href } from '../../entities/page/paths.ts';

/** Synonyms of the shop's search. */
export function SynonymsPage() {
  const { t } = useTranslation('admin-console');
  const { page, perPage, pageSize, values, isFiltered, setValue, setPage } = useListParams(SYNONYM_FILTERS);
  const query = useListSynonymsQuery({ page, perPage, ...values });
  const [readPage] = useLazyListSynonymsQuery();
  const [deleteSynonym] = useDeleteSynonymMutation();
  const mayWrite = usePermissions()('catalogue.write');
  const [edited, setEdited] = useState<Partial<Synonym> | null>(null);
  const [toDelete, setToDelete] = useState<Synonym | null>(null);

  const columns: DataTableColumn<Synonym>[] = [
    {
      id: 'term',
      header: t('synonyms.term'),
      primary: true,
      cell: (synonym) =>
        mayWrite ? (
          <Button variant="link" aria-label={t('synonyms.edit', synonym)} onClick={() => setEdited(synonym)}>
            <WordList>{synonym.term}</WordList>
          </Button>
        ) : (
          <WordList>{synonym.term}</WordList>
        ),
    },
    { id: 'means', header: t('synonyms.means'), cell: ({ means }) => <WordList>{means}</WordList> },
    langColumn(t('synonyms.lang'), (lang) => t(`synonyms.langs.${lang}`)),
    {
      id: 'updated',
      header: t('synonyms.updated'),
      optional: true,
      cell: ({ updated_at }) => <DateTime value={updated_at} />,
    },
    {
      id: 'action',
      header: t('synonyms.action'),
      hideHeader: true,
      align: 'end',
      cell: (synonym) => (
        <Allowed permission="catalogue.write">
          <DeleteButton label={t('synonyms.deleteOf', synonym)} onClick={() => setToDelete(synonym)} />
        </Allowed>
      ),
    },
  ];
  return (
    <ConsoleListPage
      title={t('synonyms.title')}
      listKey="admin-synonyms"
      views={LANGS.map((lang) => ({ id: lang, name: t(`synonyms.langs.${lang}`), query: `lang=${lang}` }))}
      filters={<SynonymFilterBar label={t('synonyms.search')} values={values} onChange={setValue} />}
      actions={
        <div className="cluster">
          <ButtonLink to={href('searchMisses')} variant="outline">
            {t('synonyms.missed.title')}
          </ButtonLink>
          {mayWrite && (
            <Button icon={plusLgIcon} onClick={() => setEdited({})}>
              {t('synonyms.add')}
            </Button>
          )}
        </div>
      }
      query={query}
      columns={columns}
      loadingText={t('synonyms.loading')}
      emptyText={
        isFiltered ? t('synonyms.noMatch') : <EmptyState title={t('synonyms.empty')} text={t('synonyms.begin')} />
      }
      page={page}
      onPageChange={setPage}
      pageSize={pageSize}
    >
      {edited && (
        <SynonymModal
          synonym={edited}
          load={(id) => reloadRow(query, (at) => readPage({ ...at, search: '', lang: '' }), id)}
          onHide={() => setEdited(null)}
        />
      )}
      {toDelete && (
        <ConfirmDelete
          text={t('synonyms.deleteText', { term: toDelete.term, means: toDelete.means })}
          onDelete={() => deleteSynonym(toDelete.id).unwrap()}
          failed={t('synonyms.failed')}
          onHide={() => setToDelete(null)}
        />
      )}
    </ConsoleListPage>
  );
}
