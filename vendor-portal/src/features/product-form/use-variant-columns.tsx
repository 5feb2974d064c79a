import { Allowed } from '@balsam/shared-api';
import {
  Bdi,
  Button,
  Icon,
  Money,
  type DataTableColumn,
  exclamationCircleIcon,
  pencilIcon,
  trashIcon,
} from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { PRICES } from './amounts.ts';
import { useVariantName } from './use-variant-name.ts';
import type { VariantValues } from './variant-values.ts';

/** Table row of a variant, with its server errors below the name. */
export interface VariantRow {
  variant: VariantValues;
  objections: readonly string[];
}

interface RowActions {
  onEdit: (variant: VariantValues) => void;
  onRemove: (variant: VariantValues) => void;
}

/** Columns of the added variants. */
export function useVariantColumns({ onEdit, onRemove }: RowActions): DataTableColumn<VariantRow>[] {
  const { t } = useTranslation('vendor-portal');
  const nameOf = useVariantName();

  return [
    {
      id: 'name',
      header: t('productForm.variant.one'),
      primary: true,
      cell: ({ variant, objections }) => (
        <>
          {nameOf(variant)}
          {objections.map((sentence) => (
            <p key={sentence} className="field-error">
              <Icon icon={exclamationCircleIcon} />
              {sentence}
            </p>
          ))}
        </>
      ),
    },
    { id: 'stock', header: t('productForm.variant.stock'), align: 'end', cell: ({ variant }) => variant.stock },
    {
      id: 'codes',
      header: t('productForm.variant.codes'),
      cell: ({ variant: { sku, barcode } }) => (
        <span className="cell-stack">
          <Bdi>{sku}</Bdi>
          <Bdi className="text-secondary">{barcode}</Bdi>
        </span>
      ),
    },
    {
      id: 'prices',
      header: t('productForm.variant.prices'),
      align: 'end',
      cell: ({ variant }) => (
        <span className="cell-stack vp-prices">
          {PRICES.map(({ name, currency }) => (
            <Money key={name} amount={Number(variant[name])} currency={currency} />
          ))}
        </span>
      ),
    },
    {
      id: 'actions',
      header: t('productForm.variant.actions'),
      hideHeader: true,
      cell: ({ variant, objections }) => (
        <Allowed permission="catalogue.write">
          <span className="cluster vp-row-actions">
            <Button
              variant="ghost"
              size="sm"
              icon={pencilIcon}
              aria-label={t('productForm.variant.editOne', { name: nameOf(variant) })}
              aria-invalid={objections.length > 0 || undefined}
              onClick={() => onEdit(variant)}
            />
            <Button
              variant="ghost"
              size="sm"
              icon={trashIcon}
              aria-label={t('productForm.remove', { name: nameOf(variant) })}
              onClick={() => onRemove(variant)}
            />
          </span>
        </Allowed>
      ),
    },
  ];
}
