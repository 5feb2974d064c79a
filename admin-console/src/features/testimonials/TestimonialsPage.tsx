import type { AdminTestimonial } from '@balsam/shared-api';
import { Button, ConfirmDelete, EmptyState, SearchBox, useLocalized, plusLgIcon } from '@balsam/shared-ui';
import { ConsoleListPage, useListParams } from '@balsam/shared-ui/console';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { reloadRow } from '../../entities/lists/reload-row.ts';
import { TestimonialModal } from './TestimonialModal.tsx';
import {
  TESTIMONIAL_FILTERS,
  useDeleteTestimonialMutation,
  useLazyListAdminTestimonialsQuery,
  useListAdminTestimonialsQuery,
} from './testimonials-api.ts';
import { useTestimonialColumns } from './use-testimonial-columns.tsx';

/** Testimonials of customers for the home page. */
export function TestimonialsPage() {
  const { t } = useTranslation('admin-console');
  const localized = useLocalized();
  const { page, perPage, pageSize, values, isFiltered, setValue, setPage } = useListParams(TESTIMONIAL_FILTERS);
  const query = useListAdminTestimonialsQuery({ page, perPage, ...values });
  const [readPage] = useLazyListAdminTestimonialsQuery();
  const [remove] = useDeleteTestimonialMutation();
  const [edited, setEdited] = useState<AdminTestimonial | 'new' | null>(null);
  const [toDelete, setToDelete] = useState<AdminTestimonial | null>(null);
  const columns = useTestimonialColumns({ edit: setEdited, askToDelete: setToDelete });
  return (
    <ConsoleListPage
      title={t('testimonials.title')}
      listKey="admin-testimonials"
      filters={
        <SearchBox
          value={values.search}
          onChange={(text) => setValue('search', text)}
          label={t('testimonials.search')}
        />
      }
      actions={
        <Button icon={plusLgIcon} onClick={() => setEdited('new')}>
          {t('testimonials.add')}
        </Button>
      }
      query={query}
      columns={columns}
      loadingText={t('testimonials.loading')}
      emptyText={
        isFiltered ? (
          t('testimonials.noMatch')
        ) : (
          <EmptyState title={t('testimonials.empty')} text={t('testimonials.begin')} />
        )
      }
      page={page}
      onPageChange={setPage}
      pageSize={pageSize}
    >
      {edited && (
        <TestimonialModal
          testimonial={edited === 'new' ? null : edited}
          load={(id) => reloadRow(query, (at) => readPage({ ...at, search: '' }), id)}
          onHide={() => setEdited(null)}
        />
      )}
      {toDelete && (
        <ConfirmDelete
          text={t('testimonials.deleteText', { name: localized(toDelete.name, toDelete.name_arabic) })}
          onDelete={() => remove(toDelete.id).unwrap()}
          failed={t('testimonials.failed')}
          onHide={() => setToDelete(null)}
        />
      )}
    </ConsoleListPage>
  );
}
