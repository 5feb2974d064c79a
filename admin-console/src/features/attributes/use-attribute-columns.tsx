import { Allowed, type AdminAttribute } from '@balsam/shared-api';
import { Bdi, formatList, formatNumber, useLang, useLocalized, type DataTableColumn } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { DeleteButton } from '../../entities/lists/columns.tsx';
import { href } from '../../entities/page/paths.ts';

/** @param askToDelete asks for confirmation before deleting an attribute */
export function useAttributeColumns(
  askToDelete: (attribute: AdminAttribute) => void,
): DataTableColumn<AdminAttribute>[] {
  const { t } = useTranslation('admin-console');
  const lang = useLang();
  const localized = useLocalized();
  const nameOf = ({ name, name_arabic }: { name: string; name_arabic: string }) => localized(name, name_arabic);
  return [
    {
      id: 'name',
      header: t('attributes.columns.name'),
      primary: true,
      cell: (attribute) => (
        <span className="cell-stack">
          <Link to={href('editAttribute', { id: attribute.id })}>
            <bdi>{nameOf(attribute)}</bdi>
          </Link>
          <Bdi className="text-secondary">{attribute.code}</Bdi>
        </span>
      ),
    },
    { id: 'kind', header: t('attributes.kind'), cell: ({ kind }) => t(`attributes.kinds.${kind}`) },
    {
      id: 'unit',
      header: t('attributes.columns.unit'),
      cell: ({ unit, unit_arabic }) => <bdi>{localized(unit, unit_arabic)}</bdi>,
      optional: true,
    },
    {
      id: 'categories',
      header: t('attributes.columns.categories'),
      cell: ({ categories }) => formatList(categories.map(nameOf), lang),
    },
    {
      id: 'products',
      header: t('attributes.columns.products'),
      cell: ({ product_count }) => formatNumber(product_count, lang),
      align: 'end',
    },
    {
      id: 'actions',
      header: t('attributes.columns.actions'),
      hideHeader: true,
      align: 'end',
      cell: (attribute) => (
        <Allowed permission="catalogue.write">
          <DeleteButton
            label={t('attributes.deleteOf', { name: nameOf(attribute) })}
            onClick={() => askToDelete(attribute)}
          />
        </Allowed>
      ),
    },
  ];
}
