import { Bdi, Button, FieldError, Section, TextField, trashIcon } from '@balsam/shared-ui';
import { useFormikContext } from 'formik';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { LotFields } from '../../../entities/lots/LotFields.tsx';
import { GoodsCombobox } from './GoodsCombobox.tsx';
import { newLine, ofGoods, type ReceiptLine, type ReceiptValues } from './receipt-values.ts';
import { useGoodsName } from './use-goods-name.ts';

/** Lines of a delivery, and a search that adds one by hand. */
export function ReceiptLines() {
  const { t } = useTranslation('vendor-portal');
  const id = useId();
  const { values, errors, submitCount, setFieldValue } = useFormikContext<ReceiptValues>();
  const { lines } = values;
  const objection = submitCount > 0 && typeof errors.lines === 'string' ? errors.lines : undefined;
  return (
    <Section title={t('lots.receive.lines')}>
      {lines.map((line, index) => (
        <Line
          key={line.key}
          line={line}
          index={index}
          onChange={(changed) => void setFieldValue(`lines.${index}`, changed)}
          onRemove={() =>
            void setFieldValue(
              'lines',
              lines.filter((each) => each !== line),
            )
          }
        />
      ))}
      <GoodsCombobox
        label={t('lots.receive.add')}
        onChoose={(goods) => void setFieldValue('lines', [...lines, newLine(goods)], false)}
      />
      <FieldError id={`${id}-lines`} message={objection} />
    </Section>
  );
}

interface LineProps {
  line: ReceiptLine;
  index: number;
  onChange: (line: ReceiptLine) => void;
  onRemove: () => void;
}

function Line({ line, index, onChange, onRemove }: LineProps) {
  const { t } = useTranslation('vendor-portal');
  const nameOf = useGoodsName();
  const { goods } = line;
  const number = index + 1;
  const name = goods
    ? t('lots.receive.lineOf', { product: nameOf(goods), number })
    : t('lots.receive.line', { number });
  return (
    <fieldset className="lot-line">
      <legend className="form-label">
        <bdi>{name}</bdi>
      </legend>
      <Button
        variant="ghost"
        size="sm"
        icon={trashIcon}
        className="lot-line-remove"
        aria-label={t('lots.receive.remove', { name })}
        onClick={onRemove}
      />
      {goods ? (
        <Bdi className="text-secondary">{goods.sku}</Bdi>
      ) : (
        <GoodsCombobox
          label={t('lots.receive.find')}
          onChoose={(chosen) => onChange({ ...line, ...ofGoods(chosen) })}
        />
      )}
      <LineErrors index={index} />
      <div className="lot-line-fields">
        <LotFields at={`lines.${index}`} />
        <TextField name={`lines.${index}.made_on`} label={t('lots.madeOn')} type="date" />
        <TextField name={`lines.${index}.gtin`} label={t('lots.gtin')} dir="ltr" inputMode="numeric" />
      </div>
    </fieldset>
  );
}

/** Errors of a line's product, which has no field of its own once it is chosen. */
function LineErrors({ index }: { index: number }) {
  const id = useId();
  const { getFieldMeta, submitCount } = useFormikContext<ReceiptValues>();
  if (submitCount === 0) return null;
  return ['product_id', 'variant_id'].map((name) => (
    <FieldError key={name} id={`${id}-${name}`} message={getFieldMeta(`lines.${index}.${name}`).error} />
  ));
}
