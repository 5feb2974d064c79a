import { Allowed, type AdminAttribute } from '@balsam/shared-api';
import { ButtonLink, ConfirmDelete, EmptyState, plusLgIcon, SearchBox, useLocalized } from '@balsam/shared-ui';
import { ConsoleListPage, useListParams } from '@balsam/shared-ui/console';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ATTRIBUTE_FILTERS, useDeleteAttributeMutation, useListAttributesQuery } from './attributes-api.ts';
import { useAttributeColumns } from './use-attribute-columns.tsx';
import { href } from '../../entities/page/paths.ts';

/** Attributes of products, which people know as specifications. */
export function AttributesPage() {
  const { t } = useTranslation('admin-console');
  const localized = useLocalized();
  const { page, perPage, pageSize, values, isFiltered, setValue, setPage } = useListParams(ATTRIBUTE_FILTERS);
  const query = useListAttributesQuery({ page, perPage, ...values });
  const [remove] = useDeleteAttributeMutation();
  const [toDelete, setToDelete] = useState<AdminAttribute | null>(null);
  return (
    <ConsoleListPage
      title={t('attributes.title')}
      listKey="admin-attributes"
      filters={
        <SearchBox value={values.search} onChange={(text) => setValue('search', text)} label={t('attributes.search')} />
      }
      actions={
        <Allowed permission="catalogue.write">
          <ButtonLink to={href('addAttribute')} icon={plusLgIcon}>
            {t('attributes.add')}
          </ButtonLink>
        </Allowed>
      }
      query={query}
      columns={useAttributeColumns(setToDelete)}
      loadingText={t('attributes.loading')}
      emptyText={
        isFiltered ? t('attributes.noMatch') : <EmptyState title={t('attributes.empty')} text={t('attributes.begin')} />
      }
      page={page}
      onPageChange={setPage}
      pageSize={pageSize}
    >
      {toDelete && (
        <ConfirmDelete
          text={t('attributes.deleteText', { name: localized(toDelete.name, toDelete.name_arabic) })}
          onDelete={() => remove(toDelete.id).unwrap()}
          failed={t('attributes.failed')}
          onHide={() => setToDelete(null)}
        />
      )}
    </ConsoleListPage>
  );
}
