import type { AdminTestimonial } from '@balsam/shared-api';
import { Badge, useLocalized, type DataTableColumn } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { DeleteButton, EditButton } from '../../entities/lists/columns.tsx';

interface TestimonialColumns {
  edit: (testimonial: AdminTestimonial) => void;
  askToDelete: (testimonial: AdminTestimonial) => void;
}

export function useTestimonialColumns({ edit, askToDelete }: TestimonialColumns): DataTableColumn<AdminTestimonial>[] {
  const { t } = useTranslation('admin-console');
  const localized = useLocalized();
  const nameOf = ({ name, name_arabic }: AdminTestimonial) => localized(name, name_arabic);
  return [
    {
      id: 'name',
      header: t('testimonials.name'),
      primary: true,
      cell: (row) => (
        <span className="cell-stack">
          <bdi>{nameOf(row)}</bdi>
          <bdi className="text-secondary">{localized(row.place, row.place_arabic)}</bdi>
        </span>
      ),
    },
    {
      id: 'words',
      header: t('testimonials.words'),
      cell: ({ words, words_arabic }) => <bdi>{localized(words, words_arabic)}</bdi>,
    },
    {
      id: 'published',
      header: t('testimonials.state'),
      cell: ({ published }) =>
        published ? (
          <Badge variant="success">{t('testimonials.published')}</Badge>
        ) : (
          <Badge variant="secondary">{t('testimonials.hidden')}</Badge>
        ),
    },
    {
      id: 'actions',
      header: t('testimonials.actions'),
      hideHeader: true,
      align: 'end',
      cell: (row) => (
        <span className="cluster cluster-end">
          <EditButton label={t('testimonials.edit', { name: nameOf(row) })} onClick={() => edit(row)} />
          <DeleteButton label={t('testimonials.deleteOf', { name: nameOf(row) })} onClick={() => askToDelete(row)} />
        </span>
      ),
    },
  ];
}
