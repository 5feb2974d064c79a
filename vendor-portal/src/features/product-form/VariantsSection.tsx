import { Allowed } from '@balsam/shared-api';
import { Button, DataTable, Section, gridIcon } from '@balsam/shared-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MatrixModal } from './MatrixModal.tsx';
import { sentencesOf } from './objections.ts';
import { useVariantColumns } from './use-variant-columns.tsx';
import { useVariants } from './use-variants.ts';
import { VariantDraft } from './VariantDraft.tsx';
import { VariantModal } from './VariantModal.tsx';
import { firstPrices, type VariantValues } from './variant-values.ts';

/** Variants by size and color: the existing ones, and a new one being entered. */
export function VariantsSection() {
  const { t } = useTranslation('vendor-portal');
  const { product, variants, errors, add, replace, remove } = useVariants();
  const [hasMatrix, setMatrix] = useState(false);
  const [edited, setEdited] = useState<VariantValues>();
  const columns = useVariantColumns({ onEdit: setEdited, onRemove: remove });
  const rows = variants.map((variant, index) => ({
    variant,
    objections: typeof errors === 'string' ? [] : sentencesOf(errors?.[index]),
  }));
  const prices = firstPrices(product, variants);
  const skusBut = (one?: VariantValues) => variants.filter((variant) => variant !== one).map(({ sku }) => sku);

  return (
    <Section title={t('productForm.variants')}>
      {variants.length > 0 && (
        <DataTable
          columns={columns}
          rows={rows}
          rowKey={({ variant }) => variant.sku}
          caption={t('productForm.variants')}
        />
      )}
      {typeof errors === 'string' && <p className="field-error">{errors}</p>}
      <Allowed permission="catalogue.write">
        <div className="vp-variant-ways">
          <VariantDraft
            takenSkus={skusBut()}
            prices={prices}
            isFirst={variants.length === 0}
            tracksLots={product.tracks_lots}
            onAdd={add}
          />
          <Button variant="outline" icon={gridIcon} onClick={() => setMatrix(true)}>
            {t('productForm.matrix.open')}
          </Button>
        </div>
      </Allowed>
      {hasMatrix && (
        <MatrixModal
          product={{ sku: product.sku, ...prices }}
          present={variants}
          onAdd={(added) => {
            add(...added);
            setMatrix(false);
          }}
          onHide={() => setMatrix(false)}
        />
      )}
      {edited && (
        <VariantModal
          variant={edited}
          takenSkus={skusBut(edited)}
          tracksLots={product.tracks_lots}
          onSave={(variant) => {
            replace(edited, variant);
            setEdited(undefined);
          }}
          onHide={() => setEdited(undefined)}
        />
      )}
    </Section>
  );
}
