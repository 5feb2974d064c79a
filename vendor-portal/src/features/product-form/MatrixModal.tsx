import { Button, Modal } from '@balsam/shared-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PRICES, priceRule, type PriceValues } from './amounts.ts';
import { MatrixOptions } from './MatrixOptions.tsx';
import { MatrixRows } from './MatrixRows.tsx';
import { matrixOf, presentOptions, readOptions } from './variant-matrix.ts';
import type { VariantValues } from './variant-values.ts';

interface MatrixModalProps {
  /** Initial values of every variant. */
  product: PriceValues & { sku: string };
  present: readonly VariantValues[];
  onAdd: (variants: VariantValues[]) => void;
  onHide: () => void;
}

const isReady = ({ sku, ...prices }: MatrixModalProps['product']) =>
  sku.trim() !== '' && PRICES.every(({ name, digits }) => priceRule(digits).required().isValidSync(prices[name]));

/** Creates a variant for each size, color, or combination: first the options, then a table to fill in. */
export function MatrixModal({ product, present, onAdd, onHide }: MatrixModalProps) {
  const { t } = useTranslation('vendor-portal');
  const [options, setOptions] = useState(() => presentOptions(present));
  const [rows, setRows] = useState<VariantValues[]>();
  const make = ({ sizes, colors }: typeof options) =>
    matrixOf({ sizes: readOptions(sizes), colors: readOptions(colors), product, present });

  return (
    // React events bubble through portals, so this would also submit the product's form.
    <div onSubmit={(event) => event.stopPropagation()}>
      <Modal show onHide={onHide} title={t('productForm.matrix.title')} size={rows ? 'xl' : 'lg'}>
        {!isReady(product) && (
          <>
            <p>{t('productForm.matrix.first')}</p>
            <div className="cluster cluster-end">
              <Button onClick={onHide}>{t('productForm.matrix.close')}</Button>
            </div>
          </>
        )}
        {isReady(product) && !rows && (
          <MatrixOptions
            options={options}
            count={(typed) => ({ added: make(typed).length, present: present.length })}
            onMake={(typed) => {
              setOptions(typed);
              setRows(make(typed));
            }}
            onHide={onHide}
          />
        )}
        {rows && (
          <MatrixRows
            rows={rows}
            takenSkus={present.map(({ sku }) => sku)}
            onAdd={onAdd}
            onBack={() => setRows(undefined)}
          />
        )}
      </Modal>
    </div>
  );
}
